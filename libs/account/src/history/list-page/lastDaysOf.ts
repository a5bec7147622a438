import { lastDays, type DateRange } from '@baize/ui';

const DAY = 86_400_000;

/** The number of days in a range that ends today; undefined for other dates, or if it has partial days. */
export function lastDaysOf({ from, to }: DateRange, now: number): number | undefined {
  const days = Math.round((to - from) / DAY);
  const usual = lastDays(days, now);
  return days > 0 && usual.from === from && usual.to === to ? days : undefined;
}
