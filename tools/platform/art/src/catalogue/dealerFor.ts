import { liveTables } from './GameSeed.ts';
import type { LiveTable } from './GameSeed.ts';

const seated = ['chignon', 'dinner', 'bob', 'glamour', 'ponytail', 'waistcoat', 'pixie', 'waves'] as const;
const presenting = ['curls', 'host', 'waves'] as const;

const shows: ReadonlySet<LiveTable> = new Set(['MEGAWHEEL', 'SWEETBONANZA', 'BOOMORBUST']);

/** The dealer at a table, or none for every other table. `turn` counts the tables of its kind. */
export const dealerFor = (table: LiveTable, turn: number): string => {
  if (turn % 2 === 1) return '';
  const list: readonly string[] = shows.has(table) ? presenting : seated;
  return list[(turn / 2 + liveTables.indexOf(table) * 3) % list.length] ?? '';
};
