import type { ColumnType, Generated } from 'kysely';

export interface CrashRoundTable {
  id: Generated<number>;
  /** Names the round in ledger and history. */
  reference: string;
  play_session_id: number;
  /** Null for play money. */
  player_id: number | null;
  game_id: number;
  stake: bigint;
  /** Where the flight ends, in hundredths. */
  crash_point: number;
  /** Where it is cashed out by itself, in hundredths. */
  automatic: number;
  /** Where it was cashed out, in hundredths; null while it flies, and when it crashed first. */
  cashed: number | null;
  /** Null while it flies. */
  payout: bigint | null;
  started_at: ColumnType<Date, Date, never>;
  /** From when on anybody who looks settles it. */
  due_at: Date;
}

export interface QuickTables {
  crash_round: CrashRoundTable;
}
