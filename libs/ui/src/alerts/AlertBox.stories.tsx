import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Dialog } from '../overlay/Dialog.tsx';
import { AlertBox, type AlertBoxProps } from './AlertBox.tsx';

const meta = {
  title: 'Feedback/AlertBox',
  component: AlertBox,
  argTypes: { duration: { control: 'number' } },
  args: { closeLabel: 'Kapat', onDismiss: fn(), duration: 600_000, alert: undefined },
  decorators: [(Story) => <div style={{ minBlockSize: 120 }}>{Story()}</div>],
} satisfies Meta<typeof AlertBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { alert: { id: 1, type: 'success', message: 'Favorilere eklendi: Zümrüt Vadi' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByText(/Zümrüt Vadi/));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Warning: Story = {
  args: { alert: { id: 2, type: 'warning', message: 'Bağlantı yok. Geri gelince devam ederiz.' } },
};
export const Info: Story = {
  args: { alert: { id: 4, type: 'info', message: 'Yeni limitin 24 saat sonra geçerli olur.' } },
};
/** It covers a dialog; dismissing it leaves the dialog open. */
export const OverADialog: Story = {
  args: { alert: { id: 5, type: 'error', message: 'Transfer tamamlanamadı.' } },
  render: (args) => <WithDialog {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText('Transfer tamamlanamadı.'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
function WithDialog({ alert, onDismiss, ...args }: AlertBoxProps) {
  const [open, setOpen] = useState(true);
  const [isGone, setGone] = useState(false);
  const dismiss = () => {
    setGone(true);
    onDismiss();
  };
  return (
    <>
      <AlertBox {...args} alert={isGone ? undefined : alert} onDismiss={dismiss} />
      <Dialog open={open} onOpenChange={setOpen} title="Transferi onayla" closeLabel="Kapat">
        Ana bakiyenden poker cüzdanına ₺250,00.
      </Dialog>
    </>
  );
}
export const LongError: Story = {
  args: {
    alert: {
      id: 3,
      type: 'error',
      message:
        'Bu işlem şu an tamamlanamadı: günlük yatırma limitine ulaştın. Limitini hesabından görebilir, yarın yeniden deneyebilirsin.',
    },
  },
};
export const Hovered: Story = { args: Success.args, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { args: LongError.args, parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Keyboard users close it with the × button. */
export const ClosedByKeyboard: Story = {
  args: LongError.args,
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { args: LongError.args, globals: { viewport: { value: 'mobile' } } };
/** Both live regions exist before there is anything to announce. */
export const Nothing: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
};
