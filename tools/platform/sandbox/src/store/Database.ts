import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './tables/account.ts';
import type { EmbedTables } from './tables/embeds.ts';
import type { LiveTables } from './tables/live.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { QuickTables } from './tables/quick.ts';
import type { WalletTables } from './tables/wallets.ts';

type CreatedAt = ColumnType<Date, Date, never>;

export interface PlayerTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  name: string;
  surname: string;
  email: string;
  gender: number;
  city: string | null;
  country_id: number | null;
  address: string | null;
  phone: string | null;
  phone_verified: boolean;
  /** 1 lira, 2 dollar, 3 euro. */
  currency: number;
  totp_secret: string | null;
  /** The last 30 s step with a used code: no code is accepted twice. */
  totp_last_step: Generated<number>;
  sms_login: boolean;
  created_at: CreatedAt;
}

export interface SessionTable {
  id: Generated<number>;
  player_id: number;
  site_id: number;
  created_at: CreatedAt;
  ended_at: Date | null;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: number;
  expires_at: Date;
  /** When a token with a successor expires. */
  grace_until: Date | null;
}

export interface SmsChallengeTable {
  id: string;
  player_id: number;
  code_hash: string;
  attempts: Generated<number>;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'sms' | 'mail';
  recipient: string;
  player_id: number | null;
  text: string;
  created_at: CreatedAt;
}

export interface RateLimitTable {
  key: string;
  window_start: Date;
  count: number;
}

export interface SettingTable {
  name: string;
  value: string;
}

export interface AccountTable {
  id: Generated<number>;
  kind: string;
  player_id: number | null;
  method: string;
  currency: number;
  balance: bigint;
}

export interface LedgerTransactionTable {
  id: Generated<number>;
  kind: string;
  reference: string;
  idempotency_key: string | null;
  created_at: CreatedAt;
}

export interface LedgerEntryTable {
  id: Generated<number>;
  transaction_id: number;
  account_id: number;
  amount: bigint;
  balance_after: bigint;
}

export interface IdempotencyTable {
  scope: string;
  key: string;
  body_hash: string;
  claim: string;
  claimed_at: Date;
  status: number | null;
  reply: string | null;
}

export interface FavouriteTable {
  player_id: number;
  game_id: number;
  created_at: CreatedAt;
}

export interface LaunchTable {
  code_hash: string;
  game_id: number;
  player_id: number | null;
  session_id: number | null;
  site_id: number;
  lang: string;
  parent_origin: string;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface PlaySessionTable {
  id: Generated<number>;
  token_hash: string;
  game_id: number;
  player_id: number | null;
  session_id: number | null;
  lang: string;
  parent_origin: string;
  seed: string;
  rounds: Generated<number>;
  /** A demo's play money; null for real money. */
  play_balance: bigint | null;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface GameHistoryTable {
  id: Generated<number>;
  player_id: number;
  game_id: number;
  /** 1 bet, 2 win, 3 refund. */
  type: number;
  amount: bigint;
  balance_after: bigint;
  transaction_id: string;
  created_at: CreatedAt;
}

export interface Database
  extends AccountTables, WalletTables, PaymentTables, EmbedTables, LiveTables, QuickTables {
  player: PlayerTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  sms_challenge: SmsChallengeTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  setting: SettingTable;
  account: AccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  idempotency: IdempotencyTable;
  favourite: FavouriteTable;
  launch: LaunchTable;
  play_session: PlaySessionTable;
  game_history: GameHistoryTable;
}
