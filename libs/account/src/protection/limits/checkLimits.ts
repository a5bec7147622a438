import type { LimitChange } from '@baize/api';
import { decimal } from '@baize/wallet';
import { PERIODS, type Period, type PeriodAmounts } from './limitQueries.ts';

/** The highest limit, 10,000,000, in minor units (spec 3/protection/6). */
export const HIGHEST_LIMIT = 1_000_000_000;

export type LimitProblem = 'missing' | 'too_high';

/** Validates the typed amounts. */
export function checkLimits(amounts: PeriodAmounts): Partial<Record<Period, LimitProblem>> {
  const problems: Partial<Record<Period, LimitProblem>> = {};
  for (const period of PERIODS) {
    const amount = amounts[period];
    if (amount === undefined) problems[period] = 'missing';
    else if (amount > HIGHEST_LIMIT) problems[period] = 'too_high';
  }
  return problems;
}

/** The request body for the amounts. */
export const limitChange = ({ daily = 0, weekly = 0, monthly = 0 }: PeriodAmounts): LimitChange => ({
  daily: decimal(daily),
  weekly: decimal(weekly),
  monthly: decimal(monthly),
});

/** The periods with a raised limit: the platform accepts that no earlier than 24 hours after the last change. */
export const raisedPeriods = (from: PeriodAmounts, to: PeriodAmounts): readonly Period[] =>
  PERIODS.filter((period) => {
    const [before, after] = [from[period], to[period]];
    return before !== undefined && after !== undefined && after > before;
  });
