import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { countFailures } from './countFailures.ts';
import type { PageReport } from './PageReport.ts';

/** Where the site server receives reports (`vitalsRoute`). */
const ADDRESS = '/_telemetry/vitals';
const VITALS = [onCLS, onFCP, onINP, onLCP, onTTFB];
/* The latest values are then known however the page is left. */
const OPTIONS = { reportAllChanges: true };

/** Shifts of the layout are fractions; everything else is in ms. */
const rounded = (name: string, value: number) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

function readRelease(): Pick<PageReport, 'app' | 'version'> | undefined {
  const { vitals } = JSON.parse(document.getElementById('bootstrap')?.textContent || '{}') as {
    vitals?: Pick<PageReport, 'app' | 'version'>;
  };
  return vitals;
}

/**
 * Measures the page view, and sends its report once: when the page is first hidden or left. Does nothing if the page
 * isn't in the sample, or is already measured.
 * @param page - the pattern of the route
 */
export function reportPage(page: string): void {
  const failures = globalThis.baizeFailures;
  const release = readRelease();
  if (!failures?.noted || !release) return;
  const { app, version } = release;
  const report: PageReport = { app, version, page, vitals: {}, ...countFailures(failures) };
  const note = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    report.vitals[name] = rounded(name, value);
  };
  for (const observe of VITALS) observe(note, OPTIONS);

  const isSent = new AbortController();
  const send = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    isSent.abort();
    globalThis.baizeFailures = undefined;
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const { signal } = isSent;
  document.addEventListener('visibilitychange', send, { signal });
  addEventListener('pagehide', send, { signal });
}
