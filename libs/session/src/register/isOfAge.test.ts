import { expect, it } from 'vitest';
import { isOfAge } from './isOfAge.ts';

it.each([
  ['2006-11-21', 18, '2024-11-21T00:00:00Z', true],
  ['2006-11-21', 18, '2024-11-20T23:59:59Z', false],
  ['2006-11-22', 18, '2024-11-21T12:00:00Z', false],
  ['2008-02-29', 18, '2026-02-28T12:00:00Z', false],
  ['2008-02-29', 18, '2026-03-01T00:00:00Z', true],
  ['1924-01-01', 18, '2026-01-01T00:00:00Z', true],
  ['2007-12-31', 18, '2025-12-31T00:00:00Z', true],
  ['2007-12-31', 21, '2028-12-30T23:59:59Z', false],
  ['2007-12-31', 21, '2028-12-31T00:00:00Z', true],
])('born on %s, of %i on %s: %s', (birth, age, now, is) => {
  expect(isOfAge(birth, age, Date.parse(now))).toBe(is);
});
