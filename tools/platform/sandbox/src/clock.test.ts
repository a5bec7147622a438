import { describe, expect, it } from 'vitest';
import { createClock, formatMoment, parseMoment } from './clock.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

describe('createClock', () => {
  it('keeps its time when frozen, and moves when moved', () => {
    const clock = createClock({ frozenAt: NOON });
    clock.move(90_000);
    expect(clock.now()).toBe(NOON + 90_000);
    clock.set(NOON - 5);
    expect([clock.now(), clock.offset()]).toEqual([NOON - 5, -5]);
  });
});

describe('moments', () => {
  it('are formatted and parsed in UTC', () => {
    expect(formatMoment(new Date(NOON))).toBe('2026-03-01 12:00:00');
    expect(parseMoment('2026-03-01 12:00:00')?.getTime()).toBe(NOON);
  });

  it.each(['2026-02-31 00:00:00', '2026-13-01 00:00:00', '2026-03-01T12:00:00', '2026-03-01 24:00:01', ''])(
    'can’t be parsed from "%s"',
    (text) => {
      expect(parseMoment(text)).toBeUndefined();
    },
  );
});
