import type { HomeBlock } from '@baize/brand';
import type { HomeSection } from '@baize/routing';

const games = (block: HomeBlock): HomeSection => ({
  id: block,
  Component: ({ home }) => (
    <section aria-label={`games ${block}`}>{home ? home.casino_games.length : 'waiting'}</section>
  ),
  height: '300px',
});

/** Stand-ins for the sections of other libs. */
export const sampleSections: readonly HomeSection[] = [
  { id: 'jackpot_board', Component: () => <section aria-label="jackpots" />, height: '300px' },
  games('casino'),
  games('live'),
  games('jackpot'),
  {
    id: 'sport',
    Component: () => <section aria-label="matches" />,
    height: '234px',
    when: ({ options }) => options?.sport === '1',
  },
];
