import { TRACE_CATEGORIES, type TraceEvent } from '../browser/trace.ts';

const PROFILER = 'disabled-by-default-v8.cpu_profiler';

/** What a profile needs besides the categories of a measurement. */
export const PROFILE_CATEGORIES: readonly string[] = ['v8', PROFILER];

/** The categories of a profile that isn't a load. */
export const WORK_CATEGORIES: readonly string[] = [...TRACE_CATEGORIES, ...PROFILE_CATEGORIES];

/** A trace with a CPU profile, and the part of it to look at. */
export interface TraceProfile {
  /** What was traced, and how long it took. */
  title: string;
  events: readonly TraceEvent[];
  /** An event of the page's main thread. */
  thread: TraceEvent;
  /** From and to, µs. */
  range: readonly [number, number];
}
