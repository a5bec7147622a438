import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { placeholderTileImage } from '../fixtures/placeholderImage.ts';
import { GameTile } from '../game-tile/GameTile.tsx';
import { Rail } from './Rail.tsx';
import { RankedItem } from './RankedItem.tsx';

const tile = (number: number) => (
  <GameTile
    name={`Oyun ${number}`}
    image={placeholderTileImage(number)}
    playLabel="Oyna"
    onPlay={() => undefined}
  />
);

const meta = {
  title: 'Games/RankedItem',
  component: RankedItem,
  args: { rank: 1, rankLabel: '1. sıra', children: tile(1) },
} satisfies Meta<typeof RankedItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1. sıra')).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('button', { name: 'Oyun 1' })).toBeVisible();
  },
};
/** Two digits are wider; the tiles keep their size. */
export const InARail: Story = {
  render: () => (
    <Rail heading="En çok oynanan 10 oyun" prevLabel="Geri" nextLabel="İleri" item="auto">
      {Array.from({ length: 10 }, (_, index) => (
        <RankedItem key={index} rank={index + 1} rankLabel={`${index + 1}. sıra`}>
          {tile(index + 1)}
        </RankedItem>
      ))}
    </Rail>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 'min(1100px, calc(100vw - 32px))' }}>{Story()}</div>],
};
