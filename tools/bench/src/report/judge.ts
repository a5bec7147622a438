import { budgetOf } from './budgets.ts';
import type { Measure } from './Measure.ts';

export type Verdict = 'aim' | 'budget' | 'over';

/** The number that is compared with budget and aim. */
export function judged({ metric, value, floor }: Measure): number {
  const { basis = 'value' } = budgetOf(metric);
  if (floor === undefined || basis === 'value') return value;
  return basis === 'ratio' ? value / floor : Math.max(0, value - floor);
}

/** Whether a measure reaches its aim, keeps to its budget, or neither. */
export function verdictOf(measure: Measure): Verdict {
  const { budget, aim, more = false } = budgetOf(measure.metric);
  const number = judged(measure);
  const reaches = (mark: number) => (more ? number >= mark : number <= mark);
  if (reaches(aim)) return 'aim';
  return reaches(budget) ? 'budget' : 'over';
}

/** Whether it makes the run fail. */
export const fails = (measure: Measure): boolean =>
  budgetOf(measure.metric).gates === true && verdictOf(measure) === 'over';
