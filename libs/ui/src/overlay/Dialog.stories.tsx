import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Transferi onayla',
    description: 'Ana bakiyenden poker cüzdanına.',
    closeLabel: 'Kapat',
    footer: <Button>₺250,00 tutarını pokere aktar</Button>,
    children: <TextField label="Tutar" defaultValue="250,00" trailing="₺" />,
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

function Living(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Transfer</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

/** Opens, closes by Escape, and gives the focus back. */
export const OpenedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Transfer' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Transferi onayla' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Open: Story = { args: { open: true } };
export const FullOnPhone: Story = {
  args: { open: true, fullOnPhone: true },
  globals: { viewport: { value: 'mobile' } },
};
export const LongReading: Story = {
  args: { open: true, size: 'l', footer: undefined, children: <p>{'Kurallar ve koşullar. '.repeat(400)}</p> },
};
