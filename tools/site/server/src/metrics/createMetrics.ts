import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { browserMetrics } from './browserMetrics.ts';

const FAST = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const platformMetrics = (registers: Registry[]) => ({
  sockets: new Gauge({
    name: 'site_websockets',
    help: 'Open websockets between visitors and the platform',
    registers,
  }),
  platform: new Histogram({
    name: 'site_platform_seconds',
    help: "Time to the first byte of the platform's reply, by caller and status; status 0 is no reply",
    labelNames: ['asker', 'status'],
    buckets: FAST,
    registers,
  }),
});

/**
 * The site server's own metrics, in a separate registry. Labels have few values: no URLs, and brands only in what
 * browsers report.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'site_request_seconds',
      help: 'Requests of visitors, by resource and status',
      labelNames: ['kind', 'status'],
      buckets: FAST,
      registers,
    }),
    pages: new Counter({
      name: 'site_pages_total',
      help: 'Pages sent, by app and version',
      labelNames: ['app', 'version'],
      registers,
    }),
    renders: new Histogram({
      name: 'site_render_seconds',
      help: 'Time to render a page, including its calls to the platform',
      labelNames: ['app', 'version', 'outcome'],
      buckets: FAST,
      registers,
    }),
    renderQueue: new Gauge({
      name: 'site_render_queue',
      help: 'Pages waiting for a render worker',
      registers,
    }),
    withoutMarkup: new Counter({
      name: 'site_pages_without_markup_total',
      help: 'Pages that were not rendered, by reason: queue, deadline, crash (of a worker), error, options (unknown)',
      labelNames: ['reason'],
      registers,
    }),
    cacheRequests: new Counter({
      name: 'site_cache_requests_total',
      help: 'Cache lookups: hit, stale (served while it is revalidated) or miss',
      labelNames: ['cache', 'result'],
      registers,
    }),
    cacheEvictions: new Counter({
      name: 'site_cache_evictions_total',
      help: 'Cache entries evicted for lack of space',
      labelNames: ['cache'],
      registers,
    }),
    cspReports: new Counter({
      name: 'site_csp_reports_total',
      help: 'CSP violations reported by browsers, by directive',
      labelNames: ['directive'],
      registers,
    }),
    ...platformMetrics(registers),
    ...browserMetrics(registers),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
