import type { Metrics } from '../metrics/createMetrics.ts';
import type { CheckedReport } from './readPageReport.ts';

const MS = 1_000;

type Counted = Pick<
  Metrics,
  'pageReports' | 'vitals' | 'layoutShift' | 'browserErrors' | 'browserFailedCalls'
>;

/** Adds a page's report to the metrics of its release and brand. The page isn't a label (ADR 78). */
export function countReport(metrics: Counted, brand: string, report: CheckedReport) {
  const { app, version, vitals, errors, failures } = report;
  const release = { app, version, brand };
  metrics.pageReports.inc(release);
  for (const [vital, value] of Object.entries(vitals))
    if (vital === 'CLS') metrics.layoutShift.observe(release, value);
    else metrics.vitals.observe({ vital, ...release }, value / MS);
  for (const [kind, count] of Object.entries(errors)) metrics.browserErrors.inc({ kind, ...release }, count);
  for (const [status, count] of Object.entries(failures))
    metrics.browserFailedCalls.inc({ status, ...release }, count);
}
