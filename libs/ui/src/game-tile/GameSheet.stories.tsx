import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { StarIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { GameSheet } from './GameSheet.tsx';

const meta = {
  title: 'Games/GameSheet',
  component: GameSheet,
  args: {
    ...sampleGame(1),
    onPlay: fn(),
    onDemo: fn(),
    favourite: <IconButton icon={StarIcon} label="Favorilere ekle" />,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof GameSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ücretsiz dene' }));
    await expect(args.onDemo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Oyna' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
/** After a press, until the game's page is there: further presses do nothing. */
export const Opening: Story = {
  args: { opening: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Oyna' }));
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Ücretsiz dene' })).toBeDisabled();
  },
};
export const OnlyForMoney: Story = { args: { demoLabel: undefined, onDemo: undefined } };
export const LiveTable: Story = { args: { demoLabel: undefined, onDemo: undefined, note: '₺10 – ₺5.000' } };
export const WithoutImage: Story = { args: { image: undefined } };
export const LongestTurkish: Story = {
  args: {
    name: 'Büyükşehir Belediyesinin Kayıp Hazinesi: Altın Çağ Maceraları',
    provider: 'Kuzey Yıldızı Oyun Geliştirme Stüdyosu',
    playLabel: 'Gerçek parayla hemen oynamaya başla',
  },
};
