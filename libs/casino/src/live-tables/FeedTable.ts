/** The kinds of live table in the feed (spec 2/3.lobby/1). */
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

/** One of the last results; its fields depend on the kind of table. */
export interface TableResult {
  result: string;
  color?: string;
  /** Sic bo: the sum of the dice. */
  totalSum?: number;
}

/** The feed's data about a table; unreadable fields are missing. */
export interface FeedTable {
  type: TableType;
  /** Whole units of the currency, not minor ones. */
  limits?: { min: number; max: number; currency: string };
  players?: number;
  /** Blackjack: whether each of the seven seats is taken. */
  seats?: readonly boolean[];
  dealer?: string;
  /** A picture of the table, instead of its game's. */
  image?: string;
  /** The points of both sides in the last round. */
  points?: { player: number; banker: number };
  /** Newest first. */
  results: readonly TableResult[];
  isClosed: boolean;
}

/** A table's state, or `unknown` if the feed doesn't have that table. */
export interface TableMessage {
  id: string;
  table: FeedTable | 'unknown';
}
