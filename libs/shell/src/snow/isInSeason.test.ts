import { expect, it } from 'vitest';
import { isInSeason } from './isInSeason.ts';

const WINTER = { from: '12-01', to: '01-15' };
const SPRING = { from: '03-01', to: '05-31' };

it.each([
  [WINTER, '2026-11-30', false],
  [WINTER, '2026-12-01', true],
  [WINTER, '2026-12-31', true],
  [WINTER, '2027-01-01', true],
  [WINTER, '2027-01-15', true],
  [WINTER, '2027-01-16', false],
  [SPRING, '2026-02-28', false],
  [SPRING, '2028-03-01', true],
  [SPRING, '2026-05-31', true],
  [SPRING, '2026-06-01', false],
])('%j at %s: %s', (season, date, expected) => expect(isInSeason(season, date)).toBe(expected));
