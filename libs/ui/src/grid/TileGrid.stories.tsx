import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { sampleTiles } from '../fixtures/sampleTiles.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  title: 'Games/TileGrid',
  component: TileGrid,
  args: { label: 'Oyunlar', children: sampleTiles(18) },
} satisfies Meta<typeof TileGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Oyunlar' });
    await expect(list.children).toHaveLength(18);
  },
};
/** In exactly the final layout. */
export const Loading: Story = {
  args: { busy: true, children: Array.from({ length: 18 }, (_, index) => <GameTileSkeleton key={index} />) },
};
export const Three: Story = { args: { children: sampleTiles(3) } };
/** Without tiles, the state replaces the grid. */
export const Empty: Story = {
  render: () => <EmptyState title="Bu kategoride oyun yok" text="Başka bir kategori ya da sağlayıcı seç." />,
};
/** Never fewer than two columns. */
export const NarrowPhone: Story = {
  args: { children: sampleTiles(6) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
