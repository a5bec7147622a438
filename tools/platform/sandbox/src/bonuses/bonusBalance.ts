import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

const ACTIVE = 1;

/** The sum of a player's active bonuses in minor units, without those that have expired at `now`. */
export async function bonusBalance(db: Kysely<Database>, playerId: number, now: Date): Promise<bigint> {
  const { total } = await db
    .selectFrom('bonus')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('player_id', '=', playerId)
    .where('status', '=', ACTIVE)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return total;
}
