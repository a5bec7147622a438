import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { theme } from '../theme/theme.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const meta = {
  title: 'Games/GameTileSkeleton',
  component: GameTileSkeleton,
  decorators: [(Story) => <div style={{ inlineSize: theme.tile.width }}>{Story()}</div>],
} satisfies Meta<typeof GameTileSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
/** Nothing shifts when the game arrives. */
export const SameBox: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <GameTileSkeleton />
      <GameTile {...sampleGame(0)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [place, tile] = [...(canvasElement.querySelector('[style*="grid"]')?.children ?? [])];
    await expect(place?.getBoundingClientRect().height).toBe(tile?.getBoundingClientRect().height);
  },
};
