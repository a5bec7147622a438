import { tasksBeside, type TraceEvent } from '../browser/trace.ts';

/** A longer task blocks interactions, ms. */
const LONG = 50;

/**
 * What main-thread tasks take beyond 50 ms each, from the first contentful paint to the trace's end, in ms of
 * thread time: total blocking time without the time when other processes had the CPU.
 * @throws when the trace has no first contentful paint
 */
export function blockingThreadTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return tasksBeside(paint, events)
    .filter(({ end }) => end > paint.ts)
    .reduce((sum, { threadMs }) => sum + Math.max(0, threadMs - LONG), 0);
}
