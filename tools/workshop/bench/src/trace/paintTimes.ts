import type { TraceEvent } from '../browser/trace.ts';

const SECOND_US = 1_000_000;

/**
 * First and largest contentful paint of a traced load, in seconds since its navigation.
 * @throws if the trace lacks a paint or its navigation
 */
export function paintTimes(events: readonly TraceEvent[]): { fcp: number; lcp: number } {
  const first = events.find(({ name }) => name === 'firstContentfulPaint');
  const largest = events
    .filter(({ name }) => name === 'largestContentfulPaint::Candidate')
    .reduce<TraceEvent | undefined>((last, event) => (last && last.ts > event.ts ? last : event), undefined);
  if (!first || !largest) throw new Error('The trace has no contentful paint.');
  /* The browser may move the page to another process between the two. */
  const start = events
    .filter(({ name, ts }) => name === 'navigationStart' && ts < first.ts)
    .reduce((latest, { ts }) => Math.max(latest, ts), -Infinity);
  if (start === -Infinity) throw new Error('The trace has no navigation before the first paint.');
  return { fcp: (first.ts - start) / SECOND_US, lcp: (largest.ts - start) / SECOND_US };
}
