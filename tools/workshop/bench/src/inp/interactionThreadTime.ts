import { tasksBeside, type TraceEvent } from '../browser/trace.ts';

/**
 * Main-thread work for an interaction, from the press to the next paint, in ms of thread time; the longest one in the
 * trace. 0 if none was long enough to be traced.
 */
export function interactionThreadTime(events: readonly TraceEvent[]): number {
  const times = events
    .filter(
      ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && (args?.data?.interactionId ?? 0) > 0,
    )
    .map((press) => {
      const end = press.ts + (press.args?.data?.duration ?? 0) * 1000;
      return tasksBeside(press, events)
        .filter((task) => task.start < end && task.end > press.ts)
        .reduce((sum, { threadMs }) => sum + threadMs, 0);
    });
  return Math.max(0, ...times);
}
