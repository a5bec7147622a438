import { expect, it } from 'vitest';
import { isAdult } from './isAdult.ts';

it.each([
  ['2006-11-21', '2024-11-21T00:00:00Z', true],
  ['2006-11-21', '2024-11-20T23:59:59Z', false],
  ['2006-11-22', '2024-11-21T12:00:00Z', false],
  ['2008-02-29', '2026-02-28T12:00:00Z', false],
  ['2008-02-29', '2026-03-01T00:00:00Z', true],
  ['1924-01-01', '2026-01-01T00:00:00Z', true],
  ['2007-12-31', '2025-12-31T00:00:00Z', true],
])('born on %s, on %s: %s', (birth, now, adult) => {
  expect(isAdult(birth, Date.parse(now))).toBe(adult);
});
