import type { GameHistoryRow } from '@baize/api';
import type { Kysely } from 'kysely';
import { parseMoment } from '../clock.ts';
import type { Database } from '../store/Database.ts';

export const HISTORY_PER_PAGE = 20;
const DAY = 86_400_000;
const MAX_RANGE = 31 * DAY;

export interface HistoryRange {
  from: Date | undefined;
  to: Date | undefined;
}

export type WrongDate = { wrong: Record<string, readonly string[]> };

const wrong = (field: 'start_date' | 'end_date', message: string): WrongDate => ({
  wrong: { [field]: [message] },
});

/** Reads the dates of a history call; or the field that is wrong, and why. */
export function readRange(query: Record<string, unknown>): HistoryRange | WrongDate {
  const read = (name: 'start_date' | 'end_date') =>
    typeof query[name] === 'string' ? (parseMoment(query[name]) ?? 'invalid') : undefined;
  const from = read('start_date');
  const to = read('end_date');
  if (from === 'invalid') return wrong('start_date', 'invalid_date');
  if (to === 'invalid') return wrong('end_date', 'invalid_date');
  if (from && to && to < from) return wrong('end_date', 'end_date_must_be_after_start_date');
  if (from && to && to.getTime() - from.getTime() > MAX_RANGE)
    return wrong('end_date', 'date_range_must_be_under_31_days');
  return { from, to };
}

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
    .limit(HISTORY_PER_PAGE)
    .offset((page - 1) * HISTORY_PER_PAGE)
    .execute();
  return { rows, total: Number(count) };
}
