import type { Dates } from '@baize/i18n/dates';
import { lastDays, type DateRange } from '@baize/ui';

/** A range on the page's clock as dates, with times unless it consists of whole days. */
export function rangeText({ from, to }: DateRange, { day, minute, fromWall }: Dates): string {
  /* A URL may contain the ends in reverse order. */
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const isWhole = lastDays(1, first).from === first && lastDays(1, last).to === last;
  const write = isWhole ? day : minute;
  const ends = [write(fromWall(first)), write(fromWall(last))];
  return [...new Set(ends)].join(' – ');
}
