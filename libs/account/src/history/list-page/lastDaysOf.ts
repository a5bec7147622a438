import { lastDays, type DateRange } from '@baize/ui';

const DAY = 86_400_000;

/** How many days a range has that ends with today; undefined for one of other dates or of parts of days. */
export function lastDaysOf({ from, to }: DateRange, now: number): number | undefined {
  const days = Math.round((to - from) / DAY);
  const usual = lastDays(days, now);
  return days > 0 && usual.from === from && usual.to === to ? days : undefined;
}
