import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleGame, sampleTiles } from '../fixtures/sampleTiles.tsx';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CherryIcon } from '../icon/icons.ts';
import { SeeAll } from '../rail/SeeAll.tsx';
import { Showcase } from './Showcase.tsx';
import { SpotlightGame } from './SpotlightGame.tsx';

const meta = {
  title: 'Games/Showcase',
  component: Showcase,
  args: {
    heading: 'Casino oyunları',
    text: 'Slotlar, masa oyunları ve her hafta yeni başlıklar.',
    icon: <Icon of={CherryIcon} size={22} />,
    prevLabel: 'Geri',
    nextLabel: 'İleri',
    action: <SeeAll href="#all">Tümünü gör</SeeAll>,
    children: sampleTiles(12),
  },
} satisfies Meta<typeof Showcase>;
export default meta;

type Story = StoryObj<typeof meta>;

const tilesIn = (canvas: HTMLElement) => within(canvas).getAllByRole('article');

export const Rail: Story = { args: { look: 'rail' } };
/** Whole rows at every width. */
export const Grid: Story = {
  args: { look: 'grid' },
  play: async ({ canvasElement }) => {
    await expect(tilesIn(canvasElement)).toHaveLength(12);
  },
};
export const Mosaic: Story = {
  args: { look: 'mosaic' },
  play: async ({ canvasElement }) => {
    const [large, small] = tilesIn(canvasElement).map((tile) => tile.getBoundingClientRect().width);
    await expect(large).toBeGreaterThan(2 * (small ?? 0));
  },
};
export const Spotlight: Story = {
  args: {
    look: 'spotlight',
    lead: <SpotlightGame {...sampleGame(3)} caption="Öne çıkan oyun" />,
  },
};
export const Split: Story = { args: { look: 'split' } };
export const Loading: Story = {
  args: {
    look: 'grid',
    action: undefined,
    children: Array.from({ length: 12 }, (_, index) => <GameTileSkeleton key={index} />),
  },
};
export const OnPhone: Story = { args: { look: 'mosaic' }, globals: { viewport: { value: 'mobile' } } };
