import type { Kysely } from 'kysely';
import { offsetOf, PER_PAGE } from '../account/pageOf.ts';
import type { HistoryRange } from '../account/readRange.ts';
import type { Database } from '../store/Database.ts';

export interface BonusQuery extends HistoryRange {
  playerId: number;
  status: number | undefined;
  page: number;
}

/** A page of a player's bonuses, newest first, and how many there are in all. */
export async function bonusHistory(db: Kysely<Database>, { playerId, from, to, status, page }: BonusQuery) {
  let matching = db.selectFrom('bonus').where('player_id', '=', playerId);
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', new Date(to.getTime() + 1000));
  if (status) matching = matching.where('status', '=', status);
  const { count } = await matching
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: Number(count) };
}
