/** The three parts of a date as a form has them: `1994`, `07`, `31`, each empty while it is not chosen. */
export type DateParts = { year: string; month: string; day: string };

export const NO_DATE: DateParts = { year: '', month: '', day: '' };

export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** How many days a month has; while month or year are not chosen, as many as it may have. */
export function daysIn(year: string, month: string): number {
  if (month === '') return 31;
  /* A leap year where the year is open, so that 29 February can be chosen first. */
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();
}

/** The parts of `1994-07-31`; nothing of anything else. */
export function splitDate(date: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year && month && day ? { year, month, day } : NO_DATE;
}

/** `1994-07-31`, or `''` while a part is missing. */
export const joinDate = ({ year, month, day }: DateParts): string =>
  year && month && day ? `${year}-${month}-${day}` : '';

/** The parts after one of them has changed: a day that the month does not have is open again. */
export function withPart(parts: DateParts, change: Partial<DateParts>): DateParts {
  const next = { ...parts, ...change };
  return Number(next.day) > daysIn(next.year, next.month) ? { ...next, day: '' } : next;
}
