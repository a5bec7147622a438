import { parseMoment } from '../clock.ts';

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

/** Reads the dates of a history request; otherwise the invalid field and the reason. */
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
