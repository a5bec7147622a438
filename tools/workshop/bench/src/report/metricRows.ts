import type { MetricName } from './budgets.ts';
import { medianMeasure, type Measure } from './Measure.ts';

/** A row for each metric: a page's samples next to the floor's. */
export const metricRows = <Times>(
  metrics: Partial<Record<keyof Times, MetricName>>,
  of: string,
  own: readonly Times[],
  floor: readonly Times[],
): Measure[] =>
  (Object.entries(metrics) as [keyof Times, MetricName][]).map(([name, metric]) =>
    medianMeasure(
      metric,
      of,
      own.map((times) => Number(times[name])),
      floor.map((times) => Number(times[name])),
    ),
  );
