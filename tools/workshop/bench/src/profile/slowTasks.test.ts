import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { slowTasks } from './slowTasks.ts';

const task = (startMs: number, ms: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts: startMs * 1000,
  dur: ms * 1000,
  tdur: ms * 1000,
});

it('finds the tasks that are longer than a limit on the page’s thread, in a profile’s range', () => {
  const thread = task(100, 1);
  const events = [task(0, 90), thread, task(120, 60), task(200, 50), task(300, 70, 2), task(400, 80)];
  const range = [100_000, 450_000] as const;
  expect(slowTasks({ title: '', events, thread, range }, 50)).toEqual([
    { after: 20, threadMs: 60, range: [120_000, 180_000] },
    { after: 300, threadMs: 80, range: [400_000, 480_000] },
  ]);
});
