import type { MetricName } from './budgets.ts';

/** What was measured, in the metric's unit. */
export interface Measure {
  metric: MetricName;
  /** Of which page, app or action. */
  of: string;
  value: number;
  /** The same of the floor, in the same run. */
  floor?: number;
  samples?: readonly number[];
}
