import { expect, it } from 'vitest';
import { failedOf } from './failedOf.ts';
import { quantile } from './quantile.ts';
import { sumOf } from './sumOf.ts';

const METRICS = `# HELP site_render_seconds Rendering of pages
site_render_seconds_bucket{le="0.1",app="web",outcome="complete"} 40
site_render_seconds_count{app="web",outcome="complete"} 40
site_render_seconds_count{app="mobile-web",outcome="complete"} 2
process_cpu_seconds_total 1.5`;

it('sums a metric over its labels, without metrics that only share its prefix', () => {
  expect(sumOf(METRICS, 'site_render_seconds_count')).toBe(42);
  expect(sumOf(METRICS, 'site_render_seconds')).toBe(0);
  expect(sumOf(METRICS, 'process_cpu_seconds_total')).toBe(1.5);
});

it('returns the latency percentile of the replies', () => {
  const replies = Array.from({ length: 100 }, (_, index) => ({ status: 200, ms: 100 - index }));
  expect(quantile(replies, 0.5)).toBe(51);
  expect(quantile(replies, 0.99)).toBe(100);
  expect(quantile([], 0.5)).toBeNaN();
});

it('counts server errors and missing replies as failures', () => {
  const statuses = [200, 404, 0, 500, 503];
  expect(failedOf(statuses.map((status) => ({ status, ms: 1 })))).toBe(3);
  expect(failedOf([{ status: 503, isClosed: true, ms: 1 }])).toBe(0);
});
