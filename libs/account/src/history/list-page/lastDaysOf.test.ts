import { lastDays } from '@baize/ui';
import { expect, it } from 'vitest';
import { lastDaysOf } from './lastDaysOf.ts';

const NOW = Date.UTC(2026, 2, 1, 20, 30);
const HOUR = 3_600_000;

it.each([1, 4, 30])('counts the days of a range that ends today: %i', (days) =>
  expect(lastDaysOf(lastDays(days, NOW), NOW)).toBe(days),
);

it.each([
  ['ended yesterday', lastDays(4, NOW - 24 * HOUR)],
  ['begins within a day', { ...lastDays(4, NOW), from: NOW - HOUR }],
  ['ends before it begins', { from: NOW, to: NOW - 48 * HOUR }],
])('returns undefined for a range that %s', (_, range) => expect(lastDaysOf(range, NOW)).toBeUndefined());
