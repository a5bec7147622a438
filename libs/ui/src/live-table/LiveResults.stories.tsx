import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { theme } from '../theme/theme.ts';
import { LiveResults } from './LiveResults.tsx';
import { sampleBoards, liveTableLabels } from '../fixtures/sampleTables.ts';

const meta = {
  title: 'Games/LiveResults',
  component: LiveResults,
  args: { labels: liveTableLabels, board: sampleBoards.roulette },
  decorators: [
    (Story) => (
      <div
        style={{
          inlineSize: 280,
          maxInlineSize: '100%',
          padding: 12,
          borderRadius: theme.radius.m,
          background: `linear-gradient(${theme.color.scrim}, ${theme.color.scrim}), linear-gradient(${theme.color.scrim}, ${theme.color.scrim})`,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roulette: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Son sonuçlar, en yenisi önce' });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('17 siyah');
  },
};
/** Seats aren't results: a plus marks a free seat. */
export const BlackjackSeats: Story = { args: { board: sampleBoards.blackjack } };
/** The newest has a ring. */
export const Baccarat: Story = {
  args: { board: sampleBoards.baccarat },
  play: async ({ canvasElement }) => {
    const [newest] = within(canvasElement).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Kasa');
  },
};
export const DragonTiger: Story = { args: { board: sampleBoards.dragonTiger } };
/** Triples are gold. */
export const SicBo: Story = { args: { board: sampleBoards.sicBo } };
export const MegaWheel: Story = { args: { board: sampleBoards.megaWheel } };
/** Bonus rounds have names instead of numbers. */
export const SweetBonanza: Story = {
  args: {
    board: {
      kind: 'wheel',
      results: [
        { segment: 'Şeker Yağmuru', tone: 'pink' },
        { segment: '1', tone: 'gold' },
        { segment: '5', tone: 'purple' },
        { segment: '2', tone: 'blue' },
      ],
    },
  },
};
export const BoomOrBust: Story = { args: { board: sampleBoards.boomOrBust } };
export const Poker: Story = { args: { board: sampleBoards.poker } };
export const Other: Story = { args: { board: sampleBoards.other } };
/** The first round isn't over. */
export const Empty: Story = { args: { board: { kind: 'roulette', results: [] } } };
export const OnANarrowPhone: Story = {
  args: { board: sampleBoards.sicBo },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
