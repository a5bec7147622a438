import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { paintTimes } from './paintTimes.ts';

const event = (name: string, ts: number, pid = 1): TraceEvent => ({ name, ph: 'R', pid, tid: 1, ts });
const LARGEST = 'largestContentfulPaint::Candidate';

it('measures from the page’s own navigation to the last candidate', () => {
  const events = [
    event('navigationStart', 0),
    event('navigationStart', 1_000_000, 2),
    event('firstContentfulPaint', 1_500_000),
    event(LARGEST, 2_250_000),
    event(LARGEST, 1_500_000),
  ];
  expect(paintTimes(events)).toEqual({ fcp: 0.5, lcp: 1.25 });
});

it.each([
  ['a paint', [event('navigationStart', 0)]],
  ['a navigation', [event('firstContentfulPaint', 5), event(LARGEST, 6)]],
])('throws when the trace lacks %s', (_, events) => expect(() => paintTimes(events)).toThrow('has no'));
