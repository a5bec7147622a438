import { Counter, Histogram, Registry } from 'prom-client';

const FAST = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The site server's own figures, in a registry of their own. Labels have few values: no address, no brand. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'site_request_seconds',
      help: 'Requests of visitors, by what they asked for and the status of the reply',
      labelNames: ['kind', 'status'],
      buckets: FAST,
      registers,
    }),
    renders: new Histogram({
      name: 'site_render_seconds',
      help: 'Rendering of pages, with their calls to the platform',
      labelNames: ['app', 'outcome'],
      buckets: FAST,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'site_cache_requests_total',
      help: 'Look-ups in a cache: hit, stale (served while it is renewed) or miss',
      labelNames: ['cache', 'result'],
      registers,
    }),
    cacheEvictions: new Counter({
      name: 'site_cache_evictions_total',
      help: 'Entries that a cache has dropped for lack of space',
      labelNames: ['cache'],
      registers,
    }),
    platform: new Histogram({
      name: 'site_platform_seconds',
      help: 'Requests to the platform until their reply begins, by who asks and the status; 0 is no reply',
      labelNames: ['asker', 'status'],
      buckets: FAST,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
