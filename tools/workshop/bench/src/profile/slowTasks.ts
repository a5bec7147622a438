import { tasksBeside } from '../browser/trace.ts';
import type { TraceProfile } from './TraceProfile.ts';

export interface SlowTask {
  /** Ms after the profile's first event. */
  after: number;
  /** Thread time, ms. */
  threadMs: number;
  /** From and to, µs. */
  range: readonly [number, number];
}

/** The tasks of a profile with more than `longMs` of thread time, in the order in which they ran. */
export const slowTasks = ({ thread, events, range: [from, to] }: TraceProfile, longMs: number): SlowTask[] =>
  tasksBeside(thread, events)
    .filter(({ start, end, threadMs }) => end > from && start < to && threadMs > longMs)
    .map(({ start, end, threadMs }) => ({
      after: (start - thread.ts) / 1000,
      threadMs,
      range: [start, end] as const,
    }));
