import { median } from '../median.ts';
import type { MetricName } from './budgets.ts';

/** A measurement, in the metric's unit. */
export interface Measure {
  metric: MetricName;
  /** The measured page, app or action. */
  of: string;
  /** Undefined if the machine was never quiet enough to measure it. */
  value?: number;
  /** The floor's value, from the same run. */
  floor?: number;
  samples?: readonly number[];
}

const medianOf = (samples: readonly number[]) => (samples.length > 0 ? median(samples) : undefined);

/**
 * The median of the kept samples; no value without samples of the page, or without the floor if it's compared with
 * that.
 */
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
