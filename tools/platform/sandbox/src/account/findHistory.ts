import type { GameHistoryRow } from '@baize/api';
import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';
import { historyPage, type HistoryPage } from './historyPage.ts';

export interface HistoryQuery extends HistoryPage {
  playerId: number;
  type: GameHistoryRow['type'] | undefined;
}

/** A page of a player's rounds. */
export function findHistory(db: Kysely<Database>, { playerId, type, ...page }: HistoryQuery) {
  const own = db.selectFrom('game_history').where('player_id', '=', playerId);
  const matching = type ? own.where('type', '=', type) : own;
  return historyPage(matching, { at: 'created_at', id: 'id' }, page, (query) => query.selectAll());
}
