import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { LiveTableTile } from './LiveTableTile.tsx';
import { LiveTableTileSkeleton } from './LiveTableTileSkeleton.tsx';
import { sampleBoards, liveTableLabels } from '../fixtures/sampleTables.ts';

const meta = {
  title: 'Games/LiveTableTileSkeleton',
  component: LiveTableTileSkeleton,
  decorators: [(Story) => <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof LiveTableTileSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** Nothing shifts when the table arrives. */
export const SameBox: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'stretch' }}>
      <LiveTableTileSkeleton />
      <LiveTableTile
        name="Altın Rulet"
        image={placeholderImage('table-wide', 0)}
        labels={liveTableLabels}
        playLabel="Oyna"
        onPlay={() => undefined}
        state={{ dealer: 'Ceyda', limits: '₺10 – ₺25.000', board: sampleBoards.roulette }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [place, tile] = [...(canvasElement.querySelector('[style*="grid"]')?.children ?? [])];
    await expect(place?.getBoundingClientRect().height).toBeCloseTo(
      tile?.getBoundingClientRect().height ?? 0,
      0,
    );
  },
};
