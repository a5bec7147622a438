import type { AccountDeactivation } from '@baize/api';

export type PeriodCode = AccountDeactivation['type'];

/** `break`: a cooling-off period; `exclusion`: months or years. */
export type ClosureKind = 'break' | 'exclusion';

/** The codes of each kind, the default first (spec 3/protection/9 and 10). */
export const PERIOD_CODES = {
  break: [1, 2, 3],
  exclusion: [4, 5, 6],
} as const satisfies Record<ClosureKind, readonly PeriodCode[]>;

const DAYS: Readonly<Record<1 | 2 | 3, number>> = { 1: 1, 2: 7, 3: 30 };
const YEARS: Readonly<Record<5 | 6, number>> = { 5: 1, 6: 5 };

/**
 * The text key of a period: code 4 is 3 or 6 months, depending on the brand, so that the player always sees the actual
 * period (ADR 13).
 */
export const periodKey = (code: PeriodCode, code4Months: 3 | 6) =>
  code === 4 ? (`period_4_${code4Months}` as const) : (`period_${code}` as const);

/** The end of a period that starts now. */
export function endOfPeriod(code: PeriodCode, code4Months: 3 | 6, now: number): Date {
  const end = new Date(now);
  if (code <= 3) end.setUTCDate(end.getUTCDate() + DAYS[code as 1 | 2 | 3]);
  else if (code === 4) end.setUTCMonth(end.getUTCMonth() + code4Months);
  else end.setUTCFullYear(end.getUTCFullYear() + YEARS[code as 5 | 6]);
  return end;
}
