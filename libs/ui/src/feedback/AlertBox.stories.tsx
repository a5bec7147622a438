import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlertBox } from './AlertBox.tsx';

const meta = {
  title: 'Feedback/AlertBox',
  component: AlertBox,
  args: { closeLabel: 'Kapat', onDismiss: fn(), duration: 600_000, alert: undefined },
  decorators: [(Story) => <div style={{ minBlockSize: 120 }}>{Story()}</div>],
} satisfies Meta<typeof AlertBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { alert: { id: 1, type: 'success', message: 'Favorilere eklendi: Zümrüt Vadi' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText(/Zümrüt Vadi/));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Warning: Story = {
  args: { alert: { id: 2, type: 'warning', message: 'Bağlantı yok. Geri gelince devam ederiz.' } },
};
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
