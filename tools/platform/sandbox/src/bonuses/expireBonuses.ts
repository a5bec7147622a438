import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

const ACTIVE = 1;
const EXPIRED = 4;

/** Expires a player's overdue bonuses. Called on reads, so that no timer is needed. */
export async function expireBonuses(db: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await db
    .updateTable('bonus')
    .set({ status: EXPIRED })
    .where('player_id', '=', playerId)
    .where('status', '=', ACTIVE)
    .where('expires_at', '<=', now)
    .execute();
}
