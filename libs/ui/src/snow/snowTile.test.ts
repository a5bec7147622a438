import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flakesOf, snowTile } from './snowTile.ts';

const tile = fc.record({
  edge: fc.integer({ min: 100, max: 800 }),
  flakes: fc.integer({ min: 1, max: 40 }),
  smallest: fc.integer({ min: 1, max: 5 }),
  largest: fc.integer({ min: 5, max: 20 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
});

it('places no flake over the edge, where the next tile would cut it off', () => {
  fc.assert(
    fc.property(tile, (one) => {
      for (const { x, y, radius, opacity } of flakesOf(one)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(radius - 0.1);
        expect(Math.max(x, y)).toBeLessThanOrEqual(one.edge - radius + 0.1);
        expect(opacity).toBeGreaterThan(0.4);
      }
    }),
  );
});

it('is deterministic per seed', () => {
  const one = { edge: 300, flakes: 12, smallest: 1, largest: 3, seed: 7 };
  expect(flakesOf(one)).toEqual(flakesOf(one));
  expect(flakesOf(one)).not.toEqual(flakesOf({ ...one, seed: 8 }));
});

it('draws the requested number of flakes, as one data URL', () => {
  const dots = snowTile({ edge: 300, flakes: 12, smallest: 1, largest: 3, seed: 7 });
  expect(dots.match(/<circle /g)).toHaveLength(12);
  expect(dots).toMatch(/^url\("[^"]*"\)$/);
  expect(
    snowTile({ edge: 300, flakes: 4, smallest: 5, largest: 9, crystals: true, seed: 7 }).match(/<use /g),
  ).toHaveLength(4);
});
