import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface BlackjackRoundTable {
  id: Generated<number>;
  /** The round's id in ledger and history. */
  reference: string;
  play_session_id: number;
  /** Null for play money. */
  player_id: number | null;
  game_id: number;
  /** Determines the shoe. */
  seed: string;
  /** The stake of the deal, minor units; doubling costs it again. */
  stake: bigint;
  /** One letter per move: `h`it, `s`tand, `d`ouble. */
  moves: Generated<string>;
  /** Null while the round is open. */
  payout: bigint | null;
  created_at: CreatedAt;
  settled_at: Date | null;
}

export interface LiveTables {
  blackjack_round: BlackjackRoundTable;
}
