import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface EmbedTurnTable {
  page: string;
  /** The visitor: `player:7`, `name:defne` or, without a ticket, `visit:<id>`. */
  who: string;
  /** The day in UTC, `YYYY-MM-DD`. */
  day: string;
  /** The player's choice, if the page has one. */
  choice: number;
  /** The prize's index in the page's list. */
  place: number;
  /** Minor units. */
  amount: bigint;
  created_at: CreatedAt;
}

export interface BonusRequestTable {
  id: Generated<number>;
  who: string;
  /** Null for a visitor without a ticket: then nothing is paid. */
  player_id: number | null;
  kind: string;
  amount: bigint;
  /** 0 waiting, 1 granted, 2 refused. */
  status: Generated<number>;
  created_at: CreatedAt;
  due_at: Date;
  decided_at: Date | null;
}

/** The tables of the embedded pages. */
export interface EmbedTables {
  embed_turn: EmbedTurnTable;
  bonus_request: BonusRequestTable;
}
