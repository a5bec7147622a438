import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { blockingTime } from './blockingTime.ts';

const event = (name: string, ts: number, dur = 0, tdur = 0): TraceEvent => ({
  name,
  ph: dur > 0 ? 'X' : 'R',
  pid: 1,
  tid: 1,
  ts,
  dur,
  tdur,
});
const task = (ts: number, dur: number, tdur: number) => event('RunTask', ts, dur, tdur);
const paint = event('firstContentfulPaint', 250_000);

describe('blocking time', () => {
  it('is the CPU time of tasks beyond 50 ms, from the first contentful paint on', () => {
    const tasks = [task(0, 200_000, 200_000), task(300_000, 70_000, 60_000), task(400_000, 90_000, 75_000)];
    expect(blockingTime([paint, ...tasks])).toEqual({ wall: 60, thread: 35 });
  });

  it('leaves out a task that only waited for the CPU, and other threads', () => {
    const other = { ...task(300_000, 400_000, 300_000), tid: 2 };
    expect(blockingTime([paint, task(300_000, 400_000, 20_000), other]).thread).toBe(0);
  });

  it('counts a nested task once', () => {
    const tasks = [task(300_000, 90_000, 80_000), task(300_010, 89_000, 79_000)];
    expect(blockingTime([paint, ...tasks])).toEqual({ wall: 40, thread: 30 });
  });

  it('is undefined for a trace without a paint', () => {
    expect(() => blockingTime([task(0, 1, 1)])).toThrow('no first contentful paint');
  });
});
