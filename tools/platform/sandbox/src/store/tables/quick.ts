import type { ColumnType, Generated } from 'kysely';

export interface CrashRoundTable {
  id: Generated<number>;
  /** The round's id in ledger and history. */
  reference: string;
  play_session_id: number;
  /** Null for play money. */
  player_id: number | null;
  game_id: number;
  stake: bigint;
  /** The flight's crash point, hundredths. */
  crash_point: number;
  /** The automatic cash-out, hundredths. */
  automatic: number;
  /** The cash-out, hundredths; null during the flight, and if it crashed first. */
  cashed: number | null;
  /** Null during the flight. */
  payout: bigint | null;
  started_at: ColumnType<Date, Date, never>;
  /** When the flight can be settled. */
  due_at: Date;
}

export interface QuickTables {
  crash_round: CrashRoundTable;
}
