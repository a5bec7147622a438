import { median } from '../median.ts';
import type { MetricName } from './budgets.ts';

/** What was measured, in the metric's unit. */
export interface Measure {
  metric: MetricName;
  /** Of which page, app or action. */
  of: string;
  /** None where the machine was never quiet enough to measure it. */
  value?: number;
  /** The same of the floor, in the same run. */
  floor?: number;
  samples?: readonly number[];
}

const medianOf = (samples: readonly number[]) => (samples.length > 0 ? median(samples) : undefined);

/** The middle of what was kept: no value without samples of the page, and none without the floor where it is set against it. */
export function medianMeasure(
  metric: MetricName,
  of: string,
  samples: readonly number[],
  floor?: readonly number[],
): Measure {
  const wanting = samples.length === 0 || floor?.length === 0;
  return {
    metric,
    of,
    value: wanting ? undefined : median(samples),
    floor: floor && medianOf(floor),
    samples,
  };
}
