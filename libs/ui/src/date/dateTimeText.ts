import type { DateRange } from './range.ts';

const DAY_FIRST = /^tr\b/;

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;

function partsOf(ms: number, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value])) as Parts;
}

/**
 * A timestamp to the minute: `21.11.2025 23:59` in Turkish, else `11/21/2025 23:59`, the order of record
 * (month first). In UTC, unless another zone is given.
 */
export function dateTimeText(ms: number, locale: string, timeZone = 'UTC'): string {
  const { year, month, day, hour, minute } = partsOf(ms, timeZone);
  const date = DAY_FIRST.test(locale) ? `${day}.${month}.${year}` : `${month}/${day}/${year}`;
  return `${date} ${hour}:${minute}`;
}

/** Both ends of a range. */
export const spanText = ({ from, to }: DateRange, locale: string, timeZone?: string) =>
  `${dateTimeText(from, locale, timeZone)} – ${dateTimeText(to, locale, timeZone)}`;

/**
 * A range in the player's local time.
 * @param timeZone defaults to the device's zone
 * @returns undefined where that is the same as UTC
 */
export function localSpanText(range: DateRange, locale: string, timeZone = ownZone()): string | undefined {
  const local = spanText(range, locale, timeZone);
  return local === spanText(range, locale) ? undefined : local;
}

/** The same for one timestamp. */
export function localText(ms: number, locale: string, timeZone = ownZone()): string | undefined {
  const local = dateTimeText(ms, locale, timeZone);
  return local === dateTimeText(ms, locale) ? undefined : local;
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
