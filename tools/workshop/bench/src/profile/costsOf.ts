import type { TraceEvent } from '../browser/trace.ts';

/** What the main thread does, by trace event. */
const KINDS: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  MinorGC: 'garbage collection',
  MajorGC: 'garbage collection',
  BlinkGC: 'garbage collection',
  EvaluateScript: 'module evaluation',
  'v8.evaluateModule': 'module evaluation',
  'v8.compile': 'compilation',
  'v8.compileModule': 'compilation',
  'v8.produceCache': 'compilation',
  ParseHTML: 'HTML parsing',
  ParseAuthorStyleSheet: 'style',
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  HitTest: 'hit test',
};

export interface Cost {
  kind: string;
  /** Thread time without that of nested events, ms. */
  ms: number;
}

interface Open {
  event: TraceEvent;
  nested: number;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** The main thread's time between two moments (µs), by kind of work, the largest first. */
export function costsOf(
  events: readonly TraceEvent[],
  { pid, tid }: TraceEvent,
  [from, to]: readonly [number, number],
): Cost[] {
  const own = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .filter((event) => event.ts >= from && event.ts < to)
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const sums = new Map<string, number>();
  const stack: Open[] = [];
  const close = ({ event, nested }: Open) => {
    const kind = KINDS[event.name] ?? 'other';
    sums.set(kind, (sums.get(kind) ?? 0) + Math.max(0, (event.tdur ?? 0) - nested) / 1000);
  };
  for (const event of own) {
    for (let top = stack.at(-1); top && endOf(top.event) <= event.ts; top = stack.at(-1)) {
      close(top);
      stack.pop();
    }
    const outer = stack.at(-1);
    if (outer) outer.nested += event.tdur ?? 0;
    stack.push({ event, nested: 0 });
  }
  stack.forEach(close);
  return [...sums].map(([kind, ms]) => ({ kind, ms })).sort((a, b) => b.ms - a.ms);
}
