import { expect, it } from 'vitest';
import { countFitting } from './countFitting.ts';

const row = { items: [100, 80, 120, 60], gap: 4, more: 90 };

it.each([
  [372, 4],
  [371, 2],
  [277, 1],
  [90, 0],
  [0, 0],
])('fits into %i px: %i items, next to the button if not all fit', (room, count) =>
  expect(countFitting({ ...row, room })).toBe(count),
);

it.each([
  [466, 4],
  [465, 3],
])('fits into %i px: %i items next to a permanent button', (room, count) =>
  expect(countFitting({ ...row, room, always: true })).toBe(count),
);
