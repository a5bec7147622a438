import type { Limit } from '@baize/api';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { formatMoment } from '../clock.ts';
import { formatMoney } from '../money.ts';
import type { Database } from '../store/Database.ts';
import type { PlayerLimitTable } from '../store/tables/account.ts';
import { limitUse, PERIODS, type LimitType, type Period } from './limitUse.ts';

/** The highest limit, in minor units: limits are 0 to 10000000. */
export const HIGHEST_LIMIT = 10_000_000_00n;
/** Time after a change before a limit may be raised, ms (ADR 13). */
const LOOSEN_AFTER = 24 * 3_600_000;

export type LimitAmounts = Record<Period, bigint>;

export interface LimitOf {
  playerId: number;
  type: LimitType;
  now: Date;
}

type LimitRow = Selectable<PlayerLimitTable>;

const rowOf = (db: Kysely<Database>, { playerId, type }: LimitOf) =>
  db.selectFrom('player_limit').selectAll().where('player_id', '=', playerId).where('type', '=', type);

const byPeriod = <T>(value: (period: Period) => T): Record<Period, T> => ({
  daily: value('daily'),
  weekly: value('weekly'),
  monthly: value('monthly'),
});

/** When a limit may be raised, if not now. */
function raiseFrom({ changed_at: changed }: LimitRow, now: Date): string | null {
  const at = new Date(changed.getTime() + LOOSEN_AFTER);
  return at > now ? formatMoment(at) : null;
}

/** A player's limits of one type, and how much of them is used. */
export async function limitsOf(db: Kysely<Database>, of: LimitOf): Promise<Limit> {
  const [row, used] = await Promise.all([rowOf(db, of).executeTakeFirst(), limitUse(db, of)]);
  const most = (period: Period) => {
    const amount = row?.[period];
    return amount == null ? null : formatMoney(amount);
  };
  return {
    ...byPeriod(most),
    used: byPeriod((period) => formatMoney(used[period])),
    raise_from: row ? raiseFrom(row, of.now) : null,
  };
}

const loosens = (row: LimitRow, amounts: LimitAmounts) =>
  PERIODS.some((period) => {
    const before = row[period];
    return before !== null && amounts[period] > before;
  });

const isSame = (row: LimitRow, amounts: LimitAmounts) =>
  PERIODS.every((period) => row[period] === amounts[period]);

/**
 * Creates the row if necessary and locks it, so that two concurrent first changes don't both count as the
 * first.
 */
async function lockedRow(tx: Transaction<Database>, of: LimitOf) {
  await tx.selectFrom('player').select('id').where('id', '=', of.playerId).forUpdate().execute();
  return rowOf(tx, of).executeTakeFirst();
}

/**
 * Sets a player's limits, minor units. Tighter limits apply immediately; looser ones are `tooSoon` until 24 hours after
 * the last change. The first limits always count as tighter.
 */
export function changeLimits(
  db: Kysely<Database>,
  of: LimitOf,
  amounts: LimitAmounts,
): Promise<'changed' | 'tooSoon'> {
  return db.transaction().execute(async (tx) => {
    const row = await lockedRow(tx, of);
    if (row && isSame(row, amounts)) return 'changed';
    if (row && loosens(row, amounts) && of.now.getTime() - row.changed_at.getTime() < LOOSEN_AFTER)
      return 'tooSoon';
    const values = { ...amounts, changed_at: of.now };
    await tx
      .insertInto('player_limit')
      .values({ player_id: of.playerId, type: of.type, ...values })
      .onConflict((conflict) => conflict.columns(['player_id', 'type']).doUpdateSet(values))
      .execute();
    return 'changed';
  });
}
