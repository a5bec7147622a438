import { createDates } from '@baize/i18n/dates';
import { describe, expect, it } from 'vitest';
import { rangeText } from './rangeText.ts';

const day = (date: number) => Date.UTC(2026, 1, date);
const NEARLY_A_DAY = 86_399_000;
const utc = createDates('utc', 'tr');

describe('the dates of a range', () => {
  it.each([
    ['whole days', day(3), day(9) + NEARLY_A_DAY, '02/03/2026 – 02/09/2026'],
    ['ends in reverse', day(9) + NEARLY_A_DAY, day(3), '02/03/2026 – 02/09/2026'],
    ['one day', day(3), day(3) + NEARLY_A_DAY, '02/03/2026'],
    ['parts of days', day(3) + 3_600_000, day(4), '02/03/2026 01:00 – 02/04/2026 00:00'],
  ])('of %s', (_, from, to, text) => expect(rangeText({ from, to }, utc)).toBe(text));

  it('are the player’s local days if the brand shows local time, in the language’s order', () => {
    const range = { from: day(3), to: day(9) + NEARLY_A_DAY };
    expect(rangeText(range, createDates('local', 'tr'))).toBe('3 Şub 2026 – 9 Şub 2026');
    expect(rangeText(range, createDates('local', 'en'))).toBe('3 Feb 2026 – 9 Feb 2026');
  });
});
