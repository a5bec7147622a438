import type { TableType } from './LiveTable.ts';
import type { Outcome, Result } from './Outcome.ts';

export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7'] as const;
/** Blackjack only: which seats are taken. */
export type SeatOccupancy = Record<(typeof SEATS)[number], boolean>;

/** A table's state in the feed. */
export interface LiveState extends Partial<SeatOccupancy> {
  type: 'state';
  tableId: string;
  tableType: TableType;
  /** Major units of the currency. */
  tableLimits: { minBet: number; maxBet: number; currency: string };
  totalSeatedPlayers: number;
  tableImage: string;
  /** Newest first; none for blackjack. */
  last20Results: readonly Result[];
  gameResult: Outcome;
  dealer: { name: string };
  /** Why the table can't be played now: `table_closed`. */
  error: string | null;
}

/** The feed's message about an unknown table. */
export interface UnknownTable {
  type: 'state';
  tableId: string;
  error: 'table_not_found';
}
