import type { CatalogueGame } from '../art/catalogue.ts';

/** The table types of the feed. */
export const TABLE_TYPES = [
  'ROULETTE',
  'BLACKJACK',
  'BOOMORBUST',
  'SWEETBONANZA',
  'SicBO',
  'BACCARAT',
  'MEGAWHEEL',
  'DRAGONTIGER',
] as const;
export type TableType = (typeof TABLE_TYPES)[number];

export interface LiveTable {
  /** The key to subscribe with: the game's id. */
  key: string;
  type: TableType;
  /** Its index among the tables, from 0, which determines the dealer. */
  place: number;
  game: CatalogueGame;
}
