import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';
import { limitUse, PERIODS, type LimitType, type Period } from './limitUse.ts';

export interface LimitQuestion {
  playerId: number;
  type: LimitType;
  /** The amount to deposit or stake, minor units. */
  amount: bigint;
  now: Date;
}

/**
 * The first period with a limit that an amount would exceed (type 1 deposit, 2 bet); undefined if there is none. Call
 * it in the transaction that takes the amount: it locks the limit, so that concurrent amounts can't both pass.
 */
export async function limitBreach(
  db: Kysely<Database>,
  { playerId, type, amount, now }: LimitQuestion,
): Promise<Period | undefined> {
  const limit = await db
    .selectFrom('player_limit')
    .select(PERIODS)
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst();
  if (!limit) return undefined;
  const used = await limitUse(db, { playerId, type, now });
  return PERIODS.find((period) => {
    const most = limit[period];
    return most !== null && used[period] + amount > most;
  });
}
