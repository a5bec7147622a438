import type { Kysely } from 'kysely';
import { houseAccount, walletAccount, WALLETS } from '../../src/ledger/accounts.ts';
import { post } from '../../src/ledger/post.ts';
import type { Database } from '../../src/store/Database.ts';
import { TEST_NOON, type TestSandbox } from '../../src/testing/openTest.ts';

/** Ten contended accounts, and the house account that funds them. */
export interface StressLedger {
  db: Kysely<Database>;
  /** Wallets of two players, which must not fall below 0. */
  hot: readonly number[];
  house: number;
}

const LIRA = 1;
const PLAYERS = ['defne', 'yaman'] as const;
/** Each account's initial balance, minor units. */
export const OPENING = 100_000n;
export const STRESS_TIME = new Date(TEST_NOON);

/** Opens and funds the accounts. `name` keeps the posting references of two ledgers apart. */
export async function openStressLedger(
  { sandbox: { db } }: TestSandbox,
  name: string,
): Promise<StressLedger> {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('username', 'in', PLAYERS)
    .orderBy('id')
    .execute();
  const house = await houseAccount(db, LIRA);
  const hot: number[] = [];
  for (const { id } of rows) {
    for (const wallet of WALLETS) hot.push(await walletAccount(db, id, wallet, LIRA));
  }
  for (const accountId of hot) {
    const entries = [
      { accountId, amount: OPENING },
      { accountId: house, amount: -OPENING },
    ];
    const reference = `${name}-opening-${accountId}`;
    await db
      .transaction()
      .execute((tx) => post(tx, { kind: 'adjustment', reference, entries, at: STRESS_TIME }));
  }
  return { db, hot, house };
}

/** The accounts' balances in order, minor units. */
export async function balancesOf({ db, hot }: StressLedger): Promise<bigint[]> {
  const rows = await db.selectFrom('account').select(['id', 'balance']).where('id', 'in', hot).execute();
  const byId = new Map(rows.map(({ id, balance }) => [id, balance]));
  return hot.map((id) => byId.get(id) ?? 0n);
}
