import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

/** A player's wallets. They contain only real money; a demo's play money isn't in the ledger. */
export const WALLETS = ['main', 'poker', 'live_slot', 'binary_option', 'bonus'] as const;
/** A player's money during a pending withdrawal: not spendable, but still the player's. */
const HOLD = 'hold';
/** The platform's accounts: its own, and one per payment method. */
export const SYSTEM_ACCOUNTS = ['house', 'clearing'] as const;

export type Wallet = (typeof WALLETS)[number];

interface AccountKey {
  kind: Wallet | typeof HOLD | (typeof SYSTEM_ACCOUNTS)[number];
  playerId: number | null;
  method: string;
  currency: number;
}

async function findAccount(db: Kysely<Database>, { kind, playerId, method, currency }: AccountKey) {
  return db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', kind)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('method', '=', method)
    .where('currency', '=', currency)
    .executeTakeFirst();
}

/** The id of an account; opens the account with a balance of 0 if it doesn't exist. */
async function accountId(db: Kysely<Database>, key: AccountKey): Promise<number> {
  const found = await findAccount(db, key);
  if (found) return found.id;
  const { kind, playerId, method, currency } = key;
  const opened = await db
    .insertInto('account')
    .values({ kind, player_id: playerId, method, currency, balance: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (opened ?? (await findAccount(db, key)))?.id ?? Promise.reject(new Error(`No account for ${kind}.`));
}

/** The account of a player's wallet. */
export const walletAccount = (db: Kysely<Database>, playerId: number, wallet: Wallet, currency: number) =>
  accountId(db, { kind: wallet, playerId, method: '', currency });

/** The account that holds a player's pending withdrawals. */
export const holdAccount = (db: Kysely<Database>, playerId: number, currency: number) =>
  accountId(db, { kind: HOLD, playerId, method: '', currency });

/** The platform's own account in a currency. */
export const houseAccount = (db: Kysely<Database>, currency: number) =>
  accountId(db, { kind: 'house', playerId: null, method: '', currency });

/** The account between a payment method and the players. */
export const clearingAccount = (db: Kysely<Database>, method: string, currency: number) =>
  accountId(db, { kind: 'clearing', playerId: null, method, currency });

/** A wallet's balance in minor units; 0 if it was never opened. */
export async function walletBalance(db: Kysely<Database>, playerId: number, wallet: Wallet): Promise<bigint> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('kind', '=', wallet)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}
