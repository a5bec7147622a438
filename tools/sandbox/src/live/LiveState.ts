import type { TableType } from './LiveTable.ts';
import type { Outcome, Result } from './Outcome.ts';

export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7'] as const;
/** Blackjack only: whether somebody sits there. */
export type SeatOccupancy = Record<(typeof SEATS)[number], boolean>;

/** What the feed says about a table. */
export interface LiveState extends Partial<SeatOccupancy> {
  type: 'state';
  tableId: string;
  tableType: TableType;
  /** Whole units of the currency. */
  tableLimits: { minBet: number; maxBet: number; currency: string };
  totalSeatedPlayers: number;
  tableImage: string;
  /** The newest first; blackjack has none. */
  last20Results: readonly Result[];
  gameResult: Outcome;
  dealer: { name: string };
  /** Why nobody can play there now: `table_closed`. */
  error: string | null;
}

/** What the feed tells of a key that is no table. */
export interface UnknownTable {
  type: 'state';
  tableId: string;
  error: 'table_not_found';
}
