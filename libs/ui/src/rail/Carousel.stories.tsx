import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { GameTile } from '../game-tile/GameTile.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CrownIcon } from '../icon/icons.ts';
import { Carousel } from './Carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => <GameTile key={index} {...sampleGame(index)} shape="wide" />);

const meta = {
  title: 'Games/Carousel',
  component: Carousel,
  args: {
    heading: 'Öne çıkan jackpotlar',
    icon: <Icon of={CrownIcon} />,
    labels: {
      prev: 'Önceki',
      next: 'Sonraki',
      pause: 'Duraklat',
      play: 'Oynat',
      slide: (number: number, total: number) => `${number} / ${total}`,
    },
    perView: { 0: 2, 768: 3, 992: 4, 1200: 5 },
    bullets: true,
    children: slides(8),
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Loops from the first to the last. */
export const AroundAndAround: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const points = await canvas.findAllByRole('button', { name: /^\d+ \/ \d+$/ });
    await expect(points[0]).toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki' }));
    await waitFor(() => expect(points.at(-1)).toHaveAttribute('aria-current'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }));
    await waitFor(() => expect(points[0]).toHaveAttribute('aria-current'));
  },
};
/** Arrow keys move from slide to slide. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('article');
    tiles[0]?.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tiles[2]?.querySelector('button')).toHaveFocus();
  },
};
/** Everything fits: no arrows, no bullets, no pause. */
export const AllInSight: Story = {
  args: { children: slides(2), perView: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Sonraki|Duraklat|\// })).toBeNull();
  },
};
/** A part of the next one peeks in. */
export const Peeking: Story = { args: { perView: { 0: 1.2, 768: 2.3, 1200: 4.4 }, bullets: false } };
export const OneByOne: Story = { args: { perView: 1, children: slides(3), heading: 'Tek tek' } };
export const LongestTurkish: Story = {
  args: { heading: 'Bu hafta sonu en çok oynanan yüksek kazançlı jackpot oyunları' },
  globals: { viewport: { value: 'mobile' } },
};
