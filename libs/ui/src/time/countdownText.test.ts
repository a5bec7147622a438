import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownText, secondsLeft, type CountdownForm } from './countdownText.ts';

describe('countdownText', () => {
  it.each<[number, CountdownForm, string]>([
    [0, 'clock', '00:00'],
    [9, 'clock', '00:09'],
    [120, 'clock', '02:00'],
    [3599, 'clock', '59:59'],
    [3600, 'clock', '01:00:00'],
    [90_000, 'clock', '25:00:00'],
    [0, 'days', '00:00:00'],
    [86_399, 'days', '23:59:59'],
    [86_400, 'days', '1 gün 00:00:00'],
    [2_000_000, 'days', '23 gün 03:33:20'],
  ])('%i seconds, %s: %s', (seconds, form, text) => {
    expect(countdownText(seconds, form, (days) => `${days} gün`)).toBe(text);
  });

  it('adds up to the given number of seconds', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const parts = countdownText(seconds).split(':').map(Number);
        return parts.reduce((sum, part) => sum * 60 + part, 0) === seconds;
      }),
    );
  });
});

describe('secondsLeft', () => {
  it.each([
    [120_000, 0, 120],
    [120_000, 1, 120],
    [120_000, 1000, 119],
    [120_000, 119_999, 1],
    [120_000, 120_000, 0],
    [120_000, 9_999_999, 0],
    [Number.NaN, 0, 0],
    [Number.POSITIVE_INFINITY, 0, 0],
  ])('until %d at %d: %i', (deadline, now, left) => expect(secondsLeft(deadline, now)).toBe(left));
});
