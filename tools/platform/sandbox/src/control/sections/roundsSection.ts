import { rounds } from '../controlData.ts';
import { table } from '../parts/table.ts';
import type { Section } from '../Section.ts';

/** The latest rounds. */
export const roundsSection: Section = {
  id: 'rounds',
  title: 'Last rounds',
  place: 'tables',
  async draw(sandbox) {
    return table({
      rows: await rounds(sandbox),
      columns: {
        at: 'When',
        player: 'Player',
        game: 'Game',
        type: 'What',
        amount: 'Amount',
        balance: 'Balance',
      },
      empty: 'Nobody has played yet.',
    });
  },
};
