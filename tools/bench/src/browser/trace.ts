/** An event of a trace as Chromium writes it: times in µs, `dur` in wall time and `tdur` in the time of its thread. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { interactionId?: number; duration?: number } };
}

/** What of a trace tells tasks and interactions. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

interface Task {
  /** µs. */
  start: number;
  end: number;
  /** What it had of the processor. */
  threadMs: number;
}

/** The tasks of the thread that an event is of. One within another, as the browser names both layers, is part of that. */
export function tasksBeside({ pid, tid }: TraceEvent, events: readonly TraceEvent[]): Task[] {
  const tasks = events
    .filter((task) => task.ph === 'X' && TASKS.has(task.name) && task.pid === pid && task.tid === tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts, end: ts + dur, threadMs: tdur / 1000 }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let last = -Infinity;
  return tasks.filter(({ start, end }) => {
    const isOutermost = start >= last;
    if (isOutermost) last = end;
    return isOutermost;
  });
}
