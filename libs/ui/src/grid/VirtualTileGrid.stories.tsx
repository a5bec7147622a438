import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { GameTile } from '../game-tile/GameTile.tsx';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { variableName } from '../theme/theme.ts';
import { VirtualTileGrid } from './VirtualTileGrid.tsx';

const CAPTION = { [variableName('tile', 'caption')]: '36px' } as CSSProperties;
const THOUSANDS = Array.from({ length: 5000 }, (_, index) => index);

const meta = {
  title: 'Games/VirtualTileGrid',
  component: VirtualTileGrid<number>,
  args: {
    label: 'Oyunlar',
    items: THOUSANDS,
    itemKey: (index) => index,
    renderItem: (index, position) => <GameTile {...sampleGame(index)} position={position} />,
  },
} satisfies Meta<typeof VirtualTileGrid<number>>;
export default meta;

type Story = StoryObj<typeof meta>;

/* Visible rows, and two beyond each edge. */
const NODES_AT_MOST = 260;

/** 5,000 games, and only the visible ones in the document. */
export const Thousands: Story = {
  play: async ({ canvasElement }) => {
    const feed = within(canvasElement).getByRole('feed');
    await waitFor(() => expect(feed.querySelectorAll('article').length).toBeGreaterThan(3));
    await expect(feed.querySelectorAll('*').length).toBeLessThanOrEqual(NODES_AT_MOST);
    window.scrollTo({ top: 20_000, behavior: 'instant' });
    await waitFor(() =>
      expect(Number(feed.querySelector('article')?.getAttribute('aria-posinset'))).toBeGreaterThan(100),
    );
    await expect(feed.querySelectorAll('*').length).toBeLessThanOrEqual(NODES_AT_MOST);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** No data yet: skeletons in the final layout. */
export const Loading: Story = { args: { items: [], loading: true } };
/** More is loading: skeletons fill the last row and follow it. */
export const LoadingMore: Story = { args: { items: THOUSANDS.slice(0, 5), loading: true } };
/** A brand whose tiles have a caption: the rows leave space for it. */
export const Captioned: Story = {
  args: { items: THOUSANDS.slice(0, 40) },
  decorators: [(Story) => <div style={CAPTION}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const feed = within(canvasElement).getByRole('feed');
    await waitFor(async () => {
      const [first, second] = [...feed.children].map((row) => row.getBoundingClientRect());
      const tile = feed.querySelector('article')?.getBoundingClientRect();
      const { aspectRatio } = getComputedStyle(feed.querySelector('article')!);
      const [width = 1, height = 1] = aspectRatio.split('/').map(Number);
      await expect(tile?.height).toBeCloseTo(((tile?.width ?? 0) * height) / width + 36, 0);
      await expect(second?.top).toBeGreaterThan((first?.top ?? 0) + (tile?.height ?? 0));
    });
  },
};
export const NarrowPhone: Story = {
  args: { items: THOUSANDS.slice(0, 8) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
