import type { Kysely } from 'kysely';
import { historyPage, type HistoryPage } from '../account/historyPage.ts';
import type { Database } from '../store/Database.ts';
import { OPEN_STATUSES } from './statuses.ts';

export interface FinancialQuery extends HistoryPage {
  playerId: number;
  type: number | undefined;
  paymentId: number | undefined;
}

/** A page of a player's deposits and withdrawals. */
export function financialHistory(
  db: Kysely<Database>,
  { playerId, type, paymentId, ...page }: FinancialQuery,
) {
  let matching = db.selectFrom('payment_transaction').where('player_id', '=', playerId);
  if (type) matching = matching.where('type', '=', type);
  if (paymentId) matching = matching.where('payment_id', '=', paymentId);
  return historyPage(matching, { at: 'created_at', id: 'id' }, page, (query) => query.selectAll());
}

/** The payments without a decision. */
export const pendingPayments = (db: Kysely<Database>, playerId: number, type: number) =>
  db
    .selectFrom('payment_transaction')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
