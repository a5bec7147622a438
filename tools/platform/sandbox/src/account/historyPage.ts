import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../store/Database.ts';
import { offsetOf, PER_PAGE } from './pageOf.ts';
import type { HistoryRange } from './readRange.ts';

export interface HistoryPage extends HistoryRange {
  /** From 1. */
  page: number;
}

/** The columns to sort by, as `table.column`: the creation time, and a tie-breaker for rows with the same time. */
export interface HistoryOrder {
  at: string;
  id: string;
}

/** Ranges include their last second. */
const SECOND = 1000;

/** A page of the matching rows, newest first, and their total. `select` chooses the columns. */
export async function historyPage<Tables extends keyof Database, Row>(
  matching: SelectQueryBuilder<Database, Tables, object>,
  { at, id }: HistoryOrder,
  { from, to, page }: HistoryPage,
  select: (query: SelectQueryBuilder<Database, Tables, object>) => SelectQueryBuilder<Database, Tables, Row>,
): Promise<{ rows: Row[]; total: number }> {
  const moment = sql.ref<Date>(at);
  let within = matching;
  if (from) within = within.where(moment, '>=', from);
  if (to) within = within.where(moment, '<', new Date(to.getTime() + SECOND));
  const { count } = await within
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await select(within)
    .orderBy(moment, 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: Number(count) };
}
