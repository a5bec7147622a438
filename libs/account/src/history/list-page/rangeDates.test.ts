import { expect, it } from 'vitest';
import { rangeDates } from './rangeDates.ts';

const START = Date.UTC(2026, 1, 3);
const END = Date.UTC(2026, 1, 9, 23, 59, 59);
/* The spaces around the dash are thin ones. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it('has no times of day for whole days', () => {
  expect(plain(rangeDates({ from: START, to: END }, 'en'))).toMatch(/^3 ?– ?9 Feb 2026$/);
  expect(plain(rangeDates({ from: START, to: END }, 'tr'))).toMatch(/^3 ?– ?9 Şub 2026$/);
});

it('has both times of day, in UTC, where the range is not of whole days', () => {
  const text = plain(rangeDates({ from: START + 6 * 3_600_000, to: END }, 'en'));
  expect(text).toContain('06:00');
  expect(text).toContain('23:59');
});
