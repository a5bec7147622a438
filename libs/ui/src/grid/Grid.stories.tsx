import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GameTile } from '../game-tile/GameTile.tsx';
import { sampleGame, sampleTiles } from '../story-kit/sampleTiles.tsx';
import { LoadMore } from './LoadMore.tsx';
import { TileGrid } from './TileGrid.tsx';
import { VirtualTileGrid } from './VirtualTileGrid.tsx';

const meta = {
  title: 'Games/Grid',
  component: TileGrid,
  args: { label: 'Oyunlar', children: null },
} satisfies Meta<typeof TileGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: sampleTiles(18) } };

const THOUSANDS = Array.from({ length: 5000 }, (_, index) => index);

/** 5,000 games, and never more than 200 nodes. */
export const Virtual: Story = {
  render: ({ label }) => (
    <VirtualTileGrid
      label={label}
      items={THOUSANDS}
      itemKey={(index) => index}
      renderItem={(index, position) => <GameTile {...sampleGame(index)} position={position} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const feed = within(canvasElement).getByRole('feed');
    await waitFor(() => expect(feed.querySelectorAll('article').length).toBeGreaterThan(3));
    await expect(feed.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    window.scrollTo({ top: 20_000, behavior: 'instant' });
    await waitFor(() =>
      expect(Number(feed.querySelector('article')?.getAttribute('aria-posinset'))).toBeGreaterThan(100),
    );
    await expect(feed.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const VirtualLoading: Story = {
  render: ({ label }) => (
    <VirtualTileGrid
      label={label}
      items={THOUSANDS.slice(0, 5)}
      itemKey={(index) => index}
      renderItem={(index) => <GameTile {...sampleGame(index)} />}
      loading
    />
  ),
};

const onLoadMore = fn();
export const MoreFailed: Story = {
  render: () => (
    <LoadMore
      auto
      hasMore
      loading={false}
      label="Yeniden dene"
      onLoadMore={onLoadMore}
      progress="48 / 1.200 oyun"
      error="Sonraki oyunlar yüklenemedi."
    />
  ),
};
export const MoreLoading: Story = {
  render: () => (
    <LoadMore
      hasMore
      loading
      label="Daha fazla oyun yükle"
      onLoadMore={onLoadMore}
      progress="48 / 1.200 oyun"
    />
  ),
};
export const AllLoaded: Story = {
  render: () => (
    <LoadMore
      hasMore={false}
      loading={false}
      label="Daha fazla oyun yükle"
      onLoadMore={onLoadMore}
      progress="1.200 oyunun tamamı"
    />
  ),
};
export const More: Story = {
  render: () => (
    <LoadMore
      hasMore
      loading={false}
      label="Daha fazla oyun yükle"
      onLoadMore={onLoadMore}
      progress="48 / 1.200 oyun"
    />
  ),
  play: async ({ canvasElement }) => {
    onLoadMore.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
};
