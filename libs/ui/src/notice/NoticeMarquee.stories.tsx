import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const meta = {
  title: 'Page/NoticeMarquee',
  component: NoticeMarquee,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Duyurular',
    duration: 50_000,
    pauseLabel: 'Duraklat',
    playLabel: 'Sürdür',
    closeLabel: 'Duyuruları kapat',
    onClose: fn(),
    notices: [
      { id: 1, text: 'Kış turnuvası bu akşam 20.00’de başlıyor: ödül havuzu ₺250.000' },
      { id: 2, text: 'Bakım: Salı 04.00–05.00 arası para çekme kapalı olacak' },
    ],
  },
} satisfies Meta<typeof NoticeMarquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  globals: { motion: 'moving' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Duraklat' }));
    await expect(canvas.getByRole('button', { name: 'Sürdür' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Duyuruları kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Reduced motion: the text doesn't move, is scrolled by touch or arrow keys, and needs no pause button. */
export const Still: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Duraklat' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Duyurular' })).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const OneOnANarrowPhone: Story = {
  args: { notices: [{ id: 1, text: 'Para çekme talepleri bu gece 04.00 ile 05.00 arasında bekletilecek.' }] },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
