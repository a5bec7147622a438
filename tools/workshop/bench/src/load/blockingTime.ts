import { tasksBeside, type TraceEvent } from '../browser/trace.ts';

/** A longer task blocks interactions, ms. */
const LONG = 50;

export interface BlockingTime {
  /** Wall time, ms: total blocking time as usually reported. */
  wall: number;
  /** Thread time, ms: without the time when other processes had the CPU. */
  thread: number;
}

/**
 * What main-thread tasks take beyond 50 ms each, from the first contentful paint to the trace's end.
 * @throws when the trace has no first contentful paint
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
