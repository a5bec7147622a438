import { sql, type Kysely } from 'kysely';
import type { Wallet } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/Posting.ts';
import type { Database } from '../store/Database.ts';

/** The types of limits. */
export const LIMIT_TYPE = { deposits: 1, bets: 2 } as const;
export type LimitType = (typeof LIMIT_TYPE)[keyof typeof LIMIT_TYPE];

export const PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

const DAY = 86_400_000;

/** The length of each period, ms. */
export const PERIOD_LENGTHS: Record<Period, number> = { daily: DAY, weekly: 7 * DAY, monthly: 30 * DAY };

/** Wallets with the player's own money: bets from side wallets count too. */
const OWN_MONEY = ['main', 'poker', 'live_slot', 'binary_option'] as const satisfies readonly Wallet[];

/**
 * Amounts that count towards a limit: deposits into the main wallet, or stakes from any wallet with the player's own
 * money.
 */
const COUNTED: Record<LimitType, { kind: Posting['kind']; wallets: readonly Wallet[]; sign: '>' | '<' }> = {
  1: { kind: 'deposit', wallets: ['main'], sign: '>' },
  2: { kind: 'round', wallets: OWN_MONEY, sign: '<' },
};

export interface LimitUseQuery {
  playerId: number;
  type: LimitType;
  now: Date;
}

/** A player's deposits, or stakes, in each period up to now; minor units. */
export async function limitUse(
  db: Kysely<Database>,
  { playerId, type, now }: LimitUseQuery,
): Promise<Record<Period, bigint>> {
  const { kind, wallets, sign } = COUNTED[type];
  const since = (period: Period) => new Date(now.getTime() - PERIOD_LENGTHS[period]);
  const total = (period: Period) =>
    sql<bigint>`coalesce(sum(${sql.ref('ledger_entry.amount')})
      filter (where ${sql.ref('ledger_transaction.created_at')} > ${since(period)}), 0)::bigint`;
  const row = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .innerJoin('account', 'account.id', 'ledger_entry.account_id')
    .select([total('daily').as('daily'), total('weekly').as('weekly'), total('monthly').as('monthly')])
    .where('account.player_id', '=', playerId)
    .where('account.kind', 'in', wallets)
    .where('ledger_transaction.kind', '=', kind)
    .where('ledger_transaction.created_at', '>', since('monthly'))
    .where('ledger_entry.amount', sign, 0n)
    .executeTakeFirstOrThrow();
  const positive = (amount: bigint) => (amount < 0n ? -amount : amount);
  return { daily: positive(row.daily), weekly: positive(row.weekly), monthly: positive(row.monthly) };
}
