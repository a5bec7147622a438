/** A time range, both ends included, in ms UTC. */
export type DateRange = { from: number; to: number };

const DAY = 86_400_000;
const SECOND = 1000;

export const dayStart = (ms: number) => Math.floor(ms / DAY) * DAY;

/** The last second of a UTC day: the platform counts in seconds. */
export const dayEnd = (ms: number) => dayStart(ms) + DAY - SECOND;

/** The last `days` days in UTC, including today, from 00:00:00 to 23:59:59. */
export const lastDays = (days: number, now: number): DateRange => ({
  from: dayStart(now) - (days - 1) * DAY,
  to: dayEnd(now),
});

export const sameRange = (a: DateRange | undefined, b: DateRange) => a?.from === b.from && a.to === b.to;

/** A range that starts before it ends: reversed ends are swapped. */
export const ordered = ({ from, to }: DateRange): DateRange =>
  from <= to ? { from, to } : { from: withEdge(to, 'from'), to: withEdge(from, 'to') };

/** The first or last second of a minute: `to` 23:59 means until 23:59:59. */
export const withEdge = (ms: number, edge: 'from' | 'to') =>
  Math.floor(ms / 60_000) * 60_000 + (edge === 'to' ? 59 * SECOND : 0);

/** `2025-11-21T23:59`, the format of a native input; here it means UTC. */
export const toInput = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** The timestamp of a native input's value; undefined while it is cleared or half typed. */
export function fromInput(text: string, edge: 'from' | 'to'): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(`${text.slice(0, 16)}:00Z`) : NaN;
  return Number.isNaN(ms) ? undefined : withEdge(ms, edge);
}

/** A day with the time of day from a native time input, `23:59`. */
export const withTime = (day: number, time: string, edge: 'from' | 'to') =>
  fromInput(`${toInput(dayStart(day)).slice(0, 11)}${time}`, edge);

/** A UTC day as the calendar needs it: the same day in the device's zone, and back. */
export function toCalendar(ms: number): Date {
  const day = new Date(ms);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}
export const fromCalendar = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
