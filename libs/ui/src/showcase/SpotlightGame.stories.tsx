import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../display/Badge.tsx';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { SpotlightGame } from './SpotlightGame.tsx';

const meta = {
  title: 'Games/SpotlightGame',
  component: SpotlightGame,
  args: { ...sampleGame(2), caption: 'Öne çıkan oyun', onPlay: fn() },
} satisfies Meta<typeof SpotlightGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFreeGame: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Oyna' }));
    await expect(args.onPlay).toHaveBeenCalled();
  },
};
export const Marked: Story = { args: { badges: <Badge>Yeni</Badge>, onDemo: undefined } };
/** Its name on the brand's colours. */
export const WithoutArt: Story = { args: { image: undefined } };
export const OnPhone: Story = {
  args: { name: 'Kuzeyin Efsanevi Hazineleri: Jackpot Sürümü' },
  globals: { viewport: { value: 'mobile' } },
};
