import type { Decoder } from '@baize/api';
import type { DateRange } from '@baize/ui';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;

/** The platform's moment (`2026-03-01 18:30:00`, UTC) in ms since 1970. */
export const decodeMoment: Decoder<number> = (value) => {
  const match = typeof value === 'string' ? MOMENT.exec(value) : null;
  const ms = match ? Date.parse(`${match[1]}T${match[2]}Z`) : NaN;
  return Number.isNaN(ms) ? undefined : ms;
};

/** A moment as the platform reads it. */
export const platformMoment = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** A moment in an address: `2026-03-01T18:30:00`. */
export const addressMoment = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** A range in an address; undefined unless both ends are moments. */
export function readAddressRange(search: URLSearchParams): DateRange | undefined {
  const from = decodeMoment(search.get('from'));
  const to = decodeMoment(search.get('to'));
  return from === undefined || to === undefined ? undefined : { from, to };
}
