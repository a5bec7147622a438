import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { layoutShift } from './layoutShift.ts';

const shift = (weighted_score_delta: number, had_recent_input = false): TraceEvent => ({
  name: 'LayoutShift',
  ph: 'I',
  pid: 1,
  tid: 1,
  ts: 0,
  args: { data: { weighted_score_delta, had_recent_input } },
});

it('sums the shifts that no press has caused', () =>
  expect(layoutShift([shift(0.02), shift(0.5, true), shift(0.01)])).toBeCloseTo(0.03));
