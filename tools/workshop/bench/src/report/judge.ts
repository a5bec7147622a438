import { budgetOf } from './budgets.ts';
import type { Measure } from './Measure.ts';

/** `reported`: a figure without a budget. */
export type Verdict = 'aim' | 'budget' | 'over' | 'reported' | 'not measured';

/** The number to compare with budget and aim. */
export function judged({ metric, value, floor }: Measure): number | undefined {
  const { basis = 'value' } = budgetOf(metric);
  if (value === undefined || floor === undefined || basis === 'value') return value;
  return basis === 'ratio' ? value / floor : Math.max(0, value - floor);
}

/**
 * Whether a measure reaches its aim, stays within its budget, or neither. A measure without a number never
 * passes.
 */
export function verdictOf(measure: Measure): Verdict {
  const { budget, aim, more = false } = budgetOf(measure.metric);
  const number = judged(measure);
  if (number === undefined) return 'not measured';
  if (budget === undefined || aim === undefined) return 'reported';
  const reaches = (mark: number) => (more ? number >= mark : number <= mark);
  if (reaches(aim)) return 'aim';
  return reaches(budget) ? 'budget' : 'over';
}

/** Whether a measure fails the run. */
export const fails = (measure: Measure): boolean =>
  budgetOf(measure.metric).gates === true && verdictOf(measure) === 'over';
