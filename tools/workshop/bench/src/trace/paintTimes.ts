import type { TraceEvent } from '../browser/trace.ts';

const SECOND_US = 1_000_000;

/**
 * First and largest contentful paint of a traced load, in seconds since its navigation. Others in the trace are of empty
 * pages: the browser creates one in each new process, shortly before the first paint.
 * @throws if the trace lacks a paint or its navigation
 */
export function paintTimes(events: readonly TraceEvent[]): { fcp: number; lcp: number } {
  const first = events.find(({ name }) => name === 'firstContentfulPaint');
  const isSamePage = ({ args }: TraceEvent) =>
    args?.data?.navigationId !== undefined && args.data.navigationId === first?.args?.data?.navigationId;
  const timesOf = (wanted: string) =>
    events.filter((event) => event.name === wanted && isSamePage(event)).map(({ ts }) => ts);
  const [start] = timesOf('navigationStart');
  const largest = timesOf('largestContentfulPaint::Candidate');
  if (!first || largest.length === 0) throw new Error('The trace has no contentful paint.');
  if (start === undefined) throw new Error('The trace has no navigation of the painted page.');
  return { fcp: (first.ts - start) / SECOND_US, lcp: (Math.max(...largest) - start) / SECOND_US };
}
