import type { CatalogueGame } from '../art/catalogue.ts';

/** What is played at a live table, as the feed names it. */
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
  /** The key that subscriptions name: the game's id. */
  key: string;
  type: TableType;
  game: CatalogueGame;
}
