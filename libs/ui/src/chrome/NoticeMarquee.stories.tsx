import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

export const Running: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Duraklat' }));
    await expect(canvas.getByRole('button', { name: 'Sürdür' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Duyuruları kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
