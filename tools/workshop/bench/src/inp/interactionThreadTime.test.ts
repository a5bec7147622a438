import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { interactionThreadTime } from './interactionThreadTime.ts';

const task = (ts: number, dur: number, tdur: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const press = (ts: number, duration: number, interactionId = 7): TraceEvent => ({
  name: 'EventTiming',
  ph: 'b',
  pid: 1,
  tid: 1,
  ts,
  args: { data: { interactionId, duration } },
});

describe('the thread time of an interaction', () => {
  it('is the CPU time of its tasks, not the wall-clock time', () => {
    expect(interactionThreadTime([press(1000, 40), task(2000, 30_000, 8000), task(35_000, 4000, 2000)])).toBe(
      10,
    );
  });

  it('leaves out other threads and tasks before and after', () => {
    const others = [task(0, 900, 900), task(42_000, 9000, 9000), task(2000, 9000, 9000, 2)];
    expect(interactionThreadTime([press(1000, 40), ...others])).toBe(0);
  });

  it('is that of the longest interaction; other events don’t count', () => {
    const events = [press(1000, 10), task(1000, 5000, 5000), press(20_000, 50), task(21_000, 30_000, 30_000)];
    expect(interactionThreadTime([...events, press(80_000, 90, 0), task(81_000, 80_000, 80_000)])).toBe(30);
  });
});
