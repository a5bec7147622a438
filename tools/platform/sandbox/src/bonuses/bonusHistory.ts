import type { Kysely } from 'kysely';
import { historyPage, type HistoryPage } from '../account/historyPage.ts';
import type { Database } from '../store/Database.ts';

export interface BonusQuery extends HistoryPage {
  playerId: number;
  status: number | undefined;
}

/** A page of a player's bonuses. */
export function bonusHistory(db: Kysely<Database>, { playerId, status, ...page }: BonusQuery) {
  const own = db.selectFrom('bonus').where('player_id', '=', playerId);
  const matching = status ? own.where('status', '=', status) : own;
  return historyPage(matching, { at: 'created_at', id: 'id' }, page, (query) => query.selectAll());
}
