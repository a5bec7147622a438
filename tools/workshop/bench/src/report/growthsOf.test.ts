import { expect, it } from 'vitest';
import { growthsOf } from './growthsOf.ts';
import type { HistoryEntry } from './HistoryEntry.ts';

const WARM = 'route change, warm: home to lobby';

const entry = (commit: string, warm: number, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  commit,
  date: '2026-11-29T02:00:00.000Z',
  brand: 'orvane',
  cpu: 4,
  figures: { [WARM]: warm },
  ...change,
});

const HISTORY = [entry('a', 310), entry('b', 320), entry('c', 305)];

it('names the commits between which a figure grew by more than a fifth', () => {
  expect(growthsOf(entry('d', 400), HISTORY)).toEqual([
    { figure: WARM, before: 310, now: 400, since: 'c', commit: 'd' },
  ]);
});

it('lists neither a smaller growth nor a decrease', () => {
  expect(growthsOf(entry('d', 370), HISTORY)).toEqual([]);
  expect(growthsOf(entry('d', 100), HISTORY)).toEqual([]);
});

it('does not take one lucky run for the usual figure', () => {
  expect(growthsOf(entry('d', 330), [...HISTORY, entry('lucky', 200)])).toEqual([]);
});

it('compares only runs of the same brand, app and CPU slowdown, and figures that there were', () => {
  expect(growthsOf(entry('d', 900, { brand: 'larkmere' }), HISTORY)).toEqual([]);
  expect(growthsOf(entry('d', 900, { cpu: 13 }), HISTORY)).toEqual([]);
  expect(growthsOf(entry('d', 900, { app: 'web' }), HISTORY)).toEqual([]);
  expect(growthsOf(entry('d', 900, { app: 'mobile-web' }), HISTORY)).toHaveLength(1);
  expect(growthsOf(entry('d', 300, { figures: { [WARM]: 300, 'at rest: home': 25 } }), HISTORY)).toEqual([]);
});

it('ignores differences too small to mean anything', () => {
  const cls = (value: number) => entry('x', 0, { figures: { 'CLS: home': value } });
  expect(growthsOf(cls(0.002), [cls(0.001)])).toEqual([]);
});
