import { tasksBeside, type TraceEvent } from '../browser/trace.ts';

/** A task that takes longer blocks whoever touches the page meanwhile, ms. */
const LONG = 50;

/**
 * What tasks take of the main thread beyond 50 ms each, from the first contentful paint to the trace's end, in ms of
 * processor time: total blocking time without the time for which somebody else had the processor.
 * @throws when the trace has no first contentful paint
 */
export function blockingThreadTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return tasksBeside(paint, events)
    .filter(({ end }) => end > paint.ts)
    .reduce((sum, { threadMs }) => sum + Math.max(0, threadMs - LONG), 0);
}
