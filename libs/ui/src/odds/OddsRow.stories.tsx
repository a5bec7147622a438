import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { OddsRow } from './OddsRow.tsx';
import { exactScore, matchResult, oddsWords } from '../fixtures/sampleOdds.ts';

const meta = {
  title: 'Sport/OddsRow',
  component: OddsRow,
  args: { market: 'Maç sonucu', outcomes: matchResult, words: oddsWords, onToggle: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof OddsRow>;
export default meta;

type Story = StoryObj<typeof meta>;
const change = (id: string | number, props: object) =>
  matchResult.map((outcome) => (outcome.id === id ? { ...outcome, ...props } : outcome));

export const OneXTwo: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(within(canvasElement).getByRole('group', { name: 'Maç sonucu' }));
    row.getByRole('button', { name: /Ev sahibi/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row.getByRole('button', { name: /Deplasman/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith(2);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const OnTheSlip: Story = { args: { outcomes: change(1, { selected: true }) } };
export const Changing: Story = {
  args: {
    outcomes: matchResult.map((outcome, index) => ({
      ...outcome,
      move: (['up', undefined, 'down'] as const)[index],
    })),
  },
};
export const Suspended: Story = {
  args: { outcomes: matchResult.map((outcome) => ({ ...outcome, suspended: true })) },
};
export const Loading: Story = {
  args: { outcomes: matchResult.map((outcome) => ({ ...outcome, odds: undefined })) },
};
export const TwoOutcomes: Story = {
  args: {
    market: 'Toplam gol 2,5',
    outcomes: [
      { id: 'over', outcome: 'Üst', odds: '1,85', move: 'up' },
      { id: 'under', outcome: 'Alt', odds: '1,95', selected: true },
    ],
  },
};
export const Many: Story = { args: { market: 'Skor', outcomes: exactScore } };
/** The market's name stands over the column. */
export const NameHidden: Story = { args: { marketHidden: true } };
export const OnANarrowPhone: Story = {
  args: {
    outcomes: matchResult.map((outcome, index) => ({ ...outcome, ...(index === 0 && { move: 'up' }) })),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const LongestTurkish: Story = {
  args: {
    market: 'İlk yarı ve maç sonucu ile iki takımın da gol atması birlikte (uzatmalar hariç)',
    outcomes: [
      { id: 1, outcome: 'Gençlerbirliği kazanır, karşılıklı gol var', odds: '4,75' },
      { id: 2, outcome: 'Berabere biter, karşılıklı gol var', odds: '5,20', move: 'down' },
      {
        id: 3,
        outcome: 'Büyükşehir Belediyespor kazanır, karşılıklı gol yok',
        odds: '12,00',
        selected: true,
      },
      { id: 4, outcome: 'Diğer', odds: undefined, suspended: true },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
