import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, joinDate, NO_DATE, splitDate, withPart } from './calendarDate.ts';

describe('daysIn', () => {
  it.each([
    ['2000', '02', 29],
    ['1900', '02', 28],
    ['2001', '02', 28],
    ['', '02', 29],
    ['1994', '04', 30],
    ['1994', '', 31],
    ['', '', 31],
  ])('%s-%s has %s', (year, month, days) => expect(daysIn(year, month)).toBe(days));
});

describe('withPart', () => {
  it('clears the day if the month doesn’t have it', () => {
    expect(withPart({ year: '1994', month: '01', day: '31' }, { month: '04' }).day).toBe('');
    expect(withPart({ year: '2000', month: '02', day: '29' }, { year: '2001' }).day).toBe('');
    expect(withPart({ year: '', month: '02', day: '' }, { day: '29' }).day).toBe('29');
  });
});

it('joins only complete dates, and splits them again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1924, max: 2007 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      (year, month, day) => {
        const two = (n: number) => String(n).padStart(2, '0');
        const parts = withPart(NO_DATE, { year: String(year), month: two(month), day: two(day) });
        const joined = joinDate(parts);
        expect(splitDate(joined)).toEqual(joined === '' ? NO_DATE : parts);
        /* A joined date is a real day. */
        if (joined) expect(new Date(`${joined}T00:00:00Z`).toISOString().slice(0, 10)).toBe(joined);
      },
    ),
  );
});

it.each(['', '1994', '31.07.1994', '1994-7-1', 'NaN-NaN-NaN'])('splits %s into nothing', (text) =>
  expect(splitDate(text)).toEqual(NO_DATE),
);
