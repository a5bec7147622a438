/** The three parts of a date as strings: `1994`, `07`, `31`, each empty until it's chosen. */
export type DateParts = { year: string; month: string; day: string };

export const NO_DATE: DateParts = { year: '', month: '', day: '' };

export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Days in a month; if month or year isn't chosen yet, the maximum. */
export function daysIn(year: string, month: string): number {
  if (month === '') return 31;
  /* A leap year until the year is chosen, so that 29 February can be chosen first. */
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();
}

/** The parts of `1994-07-31`; empty parts for anything else. */
export function splitDate(date: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year && month && day ? { year, month, day } : NO_DATE;
}

/** `1994-07-31`, or `''` while a part is missing. */
export const joinDate = ({ year, month, day }: DateParts): string =>
  year && month && day ? `${year}-${month}-${day}` : '';

/** The parts after one of them has changed: a day that the month doesn't have is cleared. */
export function withPart(parts: DateParts, change: Partial<DateParts>): DateParts {
  const next = { ...parts, ...change };
  return Number(next.day) > daysIn(next.year, next.month) ? { ...next, day: '' } : next;
}
