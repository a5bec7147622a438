import { expect, it } from 'vitest';
import type { TraceEvent } from '../browser/trace.ts';
import { paintTimes } from './paintTimes.ts';

const event = (name: string, ts: number, navigationId = 'page'): TraceEvent => ({
  ...{ name, ph: 'R', pid: 1, tid: 1, ts },
  args: { data: { navigationId } },
});
const LARGEST = 'largestContentfulPaint::Candidate';

it('measures from the page’s own navigation to the last candidate', () => {
  const events = [
    event('navigationStart', 1_000_000),
    event('navigationStart', 1_400_000, 'an empty page in the same process'),
    event('firstContentfulPaint', 1_500_000),
    event(LARGEST, 2_250_000),
    event(LARGEST, 1_500_000),
    event(LARGEST, 9_000_000, 'another page'),
  ];
  expect(paintTimes(events)).toEqual({ fcp: 0.5, lcp: 1.25 });
});

it.each([
  ['a paint', [event('navigationStart', 0)]],
  [
    'a navigation',
    [event('navigationStart', 0, 'other'), event('firstContentfulPaint', 5), event(LARGEST, 6)],
  ],
])('throws when the trace lacks %s', (_, events) => expect(() => paintTimes(events)).toThrow('has no'));
