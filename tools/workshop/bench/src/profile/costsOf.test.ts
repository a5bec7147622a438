import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { costsOf } from './costsOf.ts';

const event = (name: string, startMs: number, ms: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: startMs * 1000,
  dur: ms * 1000,
  tdur: ms * 1000,
});
const press = event('EventDispatch', 0, 1);

it('sums the thread’s own time of each kind of work, without nested events', () => {
  const events = [
    event('RunTask', 0, 100),
    event('FunctionCall', 10, 60),
    event('UpdateLayoutTree', 20, 15),
    event('Layout', 40, 5),
    event('FireAnimationFrame', 80, 10),
  ];
  expect(costsOf(events, press, [0, 1e6])).toEqual([
    { kind: 'script', ms: 50 },
    { kind: 'other', ms: 30 },
    { kind: 'style', ms: 15 },
    { kind: 'layout', ms: 5 },
  ]);
});

it('leaves out other threads, and what began before or after', () => {
  const events = [
    event('Layout', 5, 5, 2),
    event('Layout', 0, 5),
    event('Layout', 50, 5),
    event('Layout', 10, 7),
  ];
  expect(costsOf(events, press, [5000, 50_000])).toEqual([{ kind: 'layout', ms: 7 }]);
});
