import { tasksBeside, type TraceEvent } from '../browser/trace.ts';

/** A longer task blocks interactions, ms. */
const LONG = 50;

export interface BlockingTime {
  /** Wall time, ms: the usual total blocking time. */
  wall: number;
  /** Thread time, ms: excludes time when other processes had the CPU. */
  thread: number;
}

/**
 * The sum of main-thread task time beyond 50 ms each, from the first contentful paint to the trace's end.
 * @throws if the trace has no first contentful paint
 */
export function blockingTime(events: readonly TraceEvent[]): BlockingTime {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const tasks = tasksBeside(paint, events).filter(({ end }) => end > paint.ts);
  const beyond = (times: readonly number[]) => times.reduce((sum, ms) => sum + Math.max(0, ms - LONG), 0);
  return {
    wall: beyond(tasks.map(({ start, end }) => (end - start) / 1000)),
    thread: beyond(tasks.map(({ threadMs }) => threadMs)),
  };
}
