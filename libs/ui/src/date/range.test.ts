import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayEnd,
  dayStart,
  fromCalendar,
  fromInput,
  lastDays,
  ordered,
  toCalendar,
  toInput,
  withEdge,
  withTime,
} from './range.ts';
import { otherSpan, spanText } from './RangeFormat.ts';

const NOW = Date.UTC(2025, 10, 21, 17, 20, 30);
const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 11) });

describe('date ranges', () => {
  it('last days start at midnight and end with today', () => {
    const { from, to } = lastDays(3, NOW);
    expect(new Date(from).toISOString()).toBe('2025-11-19T00:00:00.000Z');
    expect(new Date(to).toISOString()).toBe('2025-11-21T23:59:59.000Z');
    expect(lastDays(1, NOW)).toEqual({ from: dayStart(NOW), to: dayEnd(NOW) });
  });

  it('are put into order, to the second', () => {
    const wrong = { from: Date.UTC(2025, 10, 21, 10), to: Date.UTC(2025, 10, 21, 9, 30, 59) };
    expect(ordered(wrong)).toEqual({
      from: Date.UTC(2025, 10, 21, 9, 30),
      to: Date.UTC(2025, 10, 21, 10, 0, 59),
    });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const { from, to } = ordered({ from: withEdge(a, 'from'), to: withEdge(b, 'to') });
        expect(from).toBeLessThanOrEqual(to);
      }),
    );
  });
});

describe('native inputs', () => {
  it.each([
    ['2025-11-21T09:05', 'from', '2025-11-21T09:05:00.000Z'],
    ['2025-11-21T09:05', 'to', '2025-11-21T09:05:59.000Z'],
    ['2025-11-21T09:05:30', 'from', '2025-11-21T09:05:00.000Z'],
    ['', 'from', undefined],
    ['2025-11-21', 'from', undefined],
    ['2025-13-41T25:99', 'to', undefined],
  ] as const)('%s as %s', (text, edge, iso) => {
    const ms = fromInput(text, edge);
    expect(ms === undefined ? undefined : new Date(ms).toISOString()).toBe(iso);
  });

  it('parse what they were given', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('from', 'to'), (ms, edge) => {
        expect(fromInput(toInput(ms), edge)).toBe(withEdge(ms, edge));
      }),
    );
  });

  it('set a time of day', () => {
    expect(withTime(NOW, '08:15', 'to')).toBe(Date.UTC(2025, 10, 21, 8, 15, 59));
    expect(withTime(NOW, '', 'to')).toBeUndefined();
  });

  it('round-trip through the calendar without losing a day', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(fromCalendar(toCalendar(ms))).toBe(dayStart(ms));
      }),
    );
  });
});

it('shows both ends, also in the other zone if its time differs', () => {
  const range = { from: NOW, to: NOW + 60_000 };
  const text = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  expect(spanText(range, { text })).toBe('17:20 – 17:21');
  expect(otherSpan(range, { other: (ms) => `${text(ms)} UTC` })).toBe('17:20 UTC – 17:21 UTC');
  expect(otherSpan(range, { other: () => undefined })).toBeUndefined();
});
