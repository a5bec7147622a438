import type { Kysely } from 'kysely';
import { offsetOf, PER_PAGE } from '../account/pageOf.ts';
import type { HistoryRange } from '../account/readRange.ts';
import type { Database } from '../store/Database.ts';
import { OPEN_STATUSES } from './statuses.ts';

export interface FinancialQuery extends HistoryRange {
  playerId: number;
  type: number | undefined;
  paymentId: number | undefined;
  page: number;
}

/** A page of a player's deposits and withdrawals, newest first, and how many there are in all. */
export async function financialHistory(db: Kysely<Database>, query: FinancialQuery) {
  const { playerId, from, to, type, paymentId, page } = query;
  let matching = db.selectFrom('payment_transaction').where('player_id', '=', playerId);
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', new Date(to.getTime() + 1000));
  if (type) matching = matching.where('type', '=', type);
  if (paymentId) matching = matching.where('payment_id', '=', paymentId);
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

/** What waits for a decision. */
export const pendingPayments = (db: Kysely<Database>, playerId: number, type: number) =>
  db
    .selectFrom('payment_transaction')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
