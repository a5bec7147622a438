import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface PaymentTransactionTable {
  id: Generated<number>;
  player_id: number;
  site_id: number;
  /** 1 deposit, 2 withdrawal. */
  type: number;
  payment_id: number;
  /** The method's slug, which also identifies the clearing account. */
  method: string;
  /** 0 pending, 1 approved, 2 rejected, 3 processing. */
  status: number;
  amount: bigint;
  currency: number;
  /** The method's own fields as JSON. */
  details: string;
  manager_note: string | null;
  created_at: CreatedAt;
  /** When `due_status` is applied automatically. */
  due_at: Date | null;
  due_status: number | null;
  decided_at: Date | null;
}

export interface PaymentWindowTable {
  code_hash: string;
  token_hash: string | null;
  transaction_id: number;
  site_id: number;
  lang: string;
  parent_origin: string;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface RovpayRequestTable {
  id: Generated<number>;
  player_id: number;
  token_hash: string;
  ref_id: string;
  account_id: string;
  amount: bigint;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface PaymentStandingTable {
  player_id: number;
  may_deposit: boolean;
  may_withdraw: boolean;
  identity_verified: boolean;
}

export interface FreeSpinTable {
  id: Generated<number>;
  player_id: number;
  game_id: number;
  /** 0 to be claimed, 1 active, 2 cancelled, 3 completed. */
  status: number;
  /** The stake of one spin, minor units. */
  amount: bigint;
  count: number;
  spins_left: number;
  total_win: bigint;
  created_at: Date;
}

export interface BonusTable {
  id: Generated<number>;
  player_id: number;
  /** The key of the bonus's name. */
  kind: string;
  /** 1 active, 2 completed, 3 rejected, 4 expired. */
  status: number;
  amount: bigint;
  created_at: CreatedAt;
  /** The wagering requirement, minor units; null if there is none. */
  wager_required: bigint | null;
  /** The stakes counted towards it, never more than required. */
  wagered: Generated<bigint>;
  /** The time from which an active bonus has expired. */
  expires_at: Date | null;
}

/** Payments, bonuses and free spins. */
export interface PaymentTables {
  payment_transaction: PaymentTransactionTable;
  payment_window: PaymentWindowTable;
  rovpay_request: RovpayRequestTable;
  payment_standing: PaymentStandingTable;
  free_spin: FreeSpinTable;
  bonus: BonusTable;
}
