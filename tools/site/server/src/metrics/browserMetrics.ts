import { Counter, Histogram, type Registry } from 'prom-client';

/** Around the limits of good and poor: INP 0.2 and 0.5, TTFB 0.8 and 1.8, FCP 1.8 and 3, LCP 2.5 and 4. */
const SECONDS = [0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** CLS: 0.1 and 0.25. */
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Few values each, since reports are accepted only for served versions and known brands (ADR 78). */
const RELEASE = ['app', 'version', 'brand'] as const;

/** What browsers report of page views in the sample. */
export const browserMetrics = (registers: Registry[]) => ({
  pageReports: new Counter({
    name: 'site_page_reports_total',
    help: 'Page views that browsers have reported',
    labelNames: RELEASE,
    registers,
  }),
  vitals: new Histogram({
    name: 'site_web_vital_seconds',
    help: 'Web vitals of page views, by name: LCP, INP, FCP or TTFB',
    labelNames: ['vital', ...RELEASE],
    buckets: SECONDS,
    registers,
  }),
  layoutShift: new Histogram({
    name: 'site_web_vital_cls',
    help: 'Cumulative layout shift of page views',
    labelNames: RELEASE,
    buckets: SHIFTS,
    registers,
  }),
  browserErrors: new Counter({
    name: 'site_browser_errors_total',
    help: 'Errors in browsers: error and rejection (uncaught), crash (of a part of the page), chunk (code that did not load)',
    labelNames: ['kind', ...RELEASE],
    registers,
  }),
  browserFailedCalls: new Counter({
    name: 'site_browser_failed_calls_total',
    help: 'Calls that failed in browsers, by status: 4xx, 5xx, network, timeout or unreadable',
    labelNames: ['status', ...RELEASE],
    registers,
  }),
});
