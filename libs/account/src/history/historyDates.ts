import { decoder } from '@baize/api';
import type { DateRange } from '@baize/ui';

/** The default range of a history begins this many days before today, at 00:00:00 (spec 3/history/1). */
export const DAYS_BACK = 3;

/** A timestamp in a URL: `2026-03-01T18:30:00`. */
export const addressMoment = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** A range from a URL; undefined unless both ends are timestamps. */
export function readAddressRange(search: URLSearchParams): DateRange | undefined {
  const from = decoder.moment(search.get('from'));
  const to = decoder.moment(search.get('to'));
  return from === undefined || to === undefined ? undefined : { from, to };
}
