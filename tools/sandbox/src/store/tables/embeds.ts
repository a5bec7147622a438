import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface EmbedTurnTable {
  page: string;
  /** Who turned: `player:7`, `name:defne` or, unproven, `visit:<id>`. */
  who: string;
  /** The day in UTC, `YYYY-MM-DD`. */
  day: string;
  /** What the player pointed at, where the page offers a choice. */
  choice: number;
  /** The place of the prize in the page's list. */
  place: number;
  /** Minor units. */
  amount: bigint;
  created_at: CreatedAt;
}

export interface BonusRequestTable {
  id: Generated<number>;
  who: string;
  /** Null for an unproven visitor: then nothing is paid. */
  player_id: number | null;
  kind: string;
  amount: bigint;
  /** 0 waiting, 1 granted, 2 refused. */
  status: Generated<number>;
  created_at: CreatedAt;
  due_at: Date;
  decided_at: Date | null;
}

/** What the embedded pages keep. */
export interface EmbedTables {
  embed_turn: EmbedTurnTable;
  bonus_request: BonusRequestTable;
}
