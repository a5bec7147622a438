import type { SessionRecord } from '@baize/api';
import type { Kysely } from 'kysely';
import { formatMoment } from '../clock.ts';
import type { Database } from '../store/Database.ts';
import { offsetOf, PER_PAGE } from './pageOf.ts';
import type { HistoryRange } from './readRange.ts';

export interface SessionQuery extends HistoryRange {
  playerId: number;
  page: number;
}

/** A page of a player's logins, newest first, and how many there are in all. */
export async function findSessions(
  db: Kysely<Database>,
  { playerId, from, to, page }: SessionQuery,
): Promise<{ rows: SessionRecord[]; total: number }> {
  let matching = db
    .selectFrom('session')
    .leftJoin('session_origin', 'session_origin.session_id', 'session.id')
    .where('session.player_id', '=', playerId);
  if (from) matching = matching.where('session.created_at', '>=', from);
  if (to) matching = matching.where('session.created_at', '<', new Date(to.getTime() + 1000));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const sessions = await matching
    .select(['session_origin.user_agent', 'session_origin.ip', 'session.created_at'])
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute();
  const rows = sessions.map(({ user_agent: agent, ip, created_at: at }) => ({
    user_agent: agent ?? '',
    ip: ip ?? '',
    created_at: formatMoment(at),
  }));
  return { rows, total: Number(count) };
}
