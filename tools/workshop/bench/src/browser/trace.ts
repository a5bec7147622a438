/** A Chromium trace event: times in µs, `dur` in wall time and `tdur` in thread time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {
    data?: {
      /** Of a DOM event. */
      type?: string;
      interactionId?: number;
      duration?: number;
      had_recent_input?: boolean;
      weighted_score_delta?: number;
      /** Of a navigation, and of each paint of its page. */
      navigationId?: string;
    };
  };
}

/** The trace categories that contain tasks and interactions. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

interface Task {
  /** µs. */
  start: number;
  end: number;
  /** Thread time, ms. */
  threadMs: number;
}

/**
 * The tasks on an event's thread. Nested tasks, which the browser reports at both levels, count as part of the
 * outer one.
 */
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
