import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface PokerUserTable {
  player_id: number;
  username: string;
  /** The lower-case name: names must differ by more than case. */
  username_key: string;
  created_at: CreatedAt;
}

export interface GameTransferTable {
  id: Generated<number>;
  player_id: number;
  /** 1 poker to main, 2 main to poker. */
  type: number;
  /** 0 waiting, 1 completed, 2 canceled. */
  status: number;
  amount: bigint;
  name: string;
  created_at: CreatedAt;
}

export interface PageLaunchTable {
  code_hash: string;
  page: string;
  player_id: number | null;
  session_id: number | null;
  site_id: number;
  lang: string;
  parent_origin: string;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface PageSessionTable {
  id: Generated<number>;
  token_hash: string;
  page: string;
  player_id: number | null;
  session_id: number | null;
  lang: string;
  parent_origin: string;
  seed: string;
  rounds: Generated<number>;
  /** A demo's play money; null for real money, or for a page without stakes. */
  play_balance: bigint | null;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface BinaryTradeTable {
  id: Generated<number>;
  page_session_id: number;
  /** Null for play money. */
  player_id: number | null;
  direction: 'up' | 'down';
  stake: bigint;
  /** In hundredths. */
  opening_price: number;
  closing_price: number | null;
  /** Null while the trade is open. */
  payout: bigint | null;
  created_at: CreatedAt;
  closes_at: Date;
}

export interface SportBetTable {
  id: Generated<number>;
  player_id: number;
  provider: string;
  match_id: string;
  pick: 'p1' | 'x' | 'p2';
  /** In hundredths. */
  odds: number;
  stake: bigint;
  /** 0 open, 1 won, 2 lost. */
  status: Generated<number>;
  payout: Generated<bigint>;
  created_at: CreatedAt;
  ends_at: Date;
}

export interface WalletTables {
  poker_user: PokerUserTable;
  game_transfer: GameTransferTable;
  page_launch: PageLaunchTable;
  page_session: PageSessionTable;
  binary_trade: BinaryTradeTable;
  sport_bet: SportBetTable;
}
