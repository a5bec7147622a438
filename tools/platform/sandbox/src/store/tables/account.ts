import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;

export interface PlayerLimitTable {
  player_id: number;
  /** 1 deposit, 2 bet. */
  type: number;
  /** Minor units; null is no limit. */
  daily: bigint | null;
  weekly: bigint | null;
  monthly: bigint | null;
  changed_at: Date;
}

export interface PlayerIdentityTable {
  player_id: number;
  /** The eleven-digit national identity number. */
  personal_id: string;
  /** `YYYY-MM-DD` as text, so that no time zone shifts it. */
  birth_date: string;
  /** The referral id from the registration. */
  referral: string | null;
}

export interface PlayerExclusionTable {
  id: Generated<number>;
  player_id: number;
  /** 1 to 3 cooling off, 4 to 6 self-exclusion. */
  type: number;
  created_at: CreatedAt;
  ends_at: Date;
}

export interface SessionOriginTable {
  session_id: number;
  user_agent: string;
  ip: string;
}

export interface PasswordResetTable {
  token_hash: string;
  player_id: number;
  created_at: CreatedAt;
  used_at: Date | null;
}

export interface AuthenticatorSecretTable {
  player_id: number;
  secret: string;
  created_at: CreatedAt;
}

export interface PhoneVerificationTable {
  id: string;
  player_id: number;
  country_id: number;
  phone: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: CreatedAt;
  used_at: Date | null;
}

/** A player's identity, sign-in and protection. */
export interface AccountTables {
  player_limit: PlayerLimitTable;
  player_identity: PlayerIdentityTable;
  player_exclusion: PlayerExclusionTable;
  session_origin: SessionOriginTable;
  password_reset: PasswordResetTable;
  authenticator_secret: AuthenticatorSecretTable;
  phone_verification: PhoneVerificationTable;
}
