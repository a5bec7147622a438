import type { GameHistoryRow } from '@baize/api';
import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';
import { offsetOf, PER_PAGE } from './pageOf.ts';
import type { HistoryRange } from './readRange.ts';

export interface HistoryQuery extends HistoryRange {
  playerId: number;
  type: GameHistoryRow['type'] | undefined;
  page: number;
}

/** A page of a player's rounds, newest first, and how many there are in all. */
export async function findHistory(db: Kysely<Database>, { playerId, from, to, type, page }: HistoryQuery) {
  let matching = db.selectFrom('game_history').where('player_id', '=', playerId);
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', new Date(to.getTime() + 1000));
  if (type) matching = matching.where('type', '=', type);
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
