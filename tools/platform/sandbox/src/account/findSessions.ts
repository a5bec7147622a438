import type { SessionRecord } from '@baize/api';
import type { Kysely } from 'kysely';
import { formatMoment } from '../clock.ts';
import type { Database } from '../store/Database.ts';
import { historyPage, type HistoryPage } from './historyPage.ts';

export interface SessionQuery extends HistoryPage {
  playerId: number;
}

const ORDER = { at: 'session.created_at', id: 'session.id' };

/** A page of a player's logins. */
export async function findSessions(
  db: Kysely<Database>,
  { playerId, ...page }: SessionQuery,
): Promise<{ rows: SessionRecord[]; total: number }> {
  const matching = db
    .selectFrom('session')
    .leftJoin('session_origin', 'session_origin.session_id', 'session.id')
    .where('session.player_id', '=', playerId);
  const { rows, total } = await historyPage(matching, ORDER, page, (query) =>
    query.select(['session_origin.user_agent', 'session_origin.ip', 'session.created_at']),
  );
  const records = rows.map(({ user_agent: agent, ip, created_at: at }) => ({
    user_agent: agent ?? '',
    ip: ip ?? '',
    created_at: formatMoment(at),
  }));
  return { rows: records, total };
}
