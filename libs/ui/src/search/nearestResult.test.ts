import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestResult, type Direction, type Place } from './nearestResult.ts';

/** A grid of three lanes, the last row short: 0 1 2 / 3 4 5 / 6. */
const grid: Place[] = Array.from({ length: 7 }, (_, index) => ({
  left: (index % 3) * 110,
  top: Math.floor(index / 3) * 210,
  width: 100,
  height: 200,
}));

describe('nearestResult', () => {
  it.each<[number, Direction, number]>([
    [0, 'down', 3],
    [1, 'down', 4],
    [5, 'down', 6],
    [6, 'up', 3],
    [5, 'up', 2],
    [2, 'right', 3],
    [3, 'left', 2],
    [0, 'left', -1],
    [0, 'up', -1],
    [6, 'down', -1],
    [6, 'right', -1],
    [99, 'down', -1],
  ])('from %i %s to %i', (from, direction, to) => expect(nearestResult(grid, from, direction)).toBe(to));

  it('passes over what lies within the same tile', () => {
    const star = (tile: Place) => ({ left: tile.left + 60, top: tile.top + 4, width: 36, height: 36 });
    const tiles = grid.flatMap((tile) => [tile, star(tile)]);
    expect(nearestResult(tiles, 0, 'up')).toBe(-1);
    expect(nearestResult(tiles, 0, 'down')).toBe(6);
    expect(nearestResult(tiles, 7, 'up')).toBe(0);
  });

  it('walks a plain list one by one', () => {
    const list = Array.from({ length: 5 }, (_, index) => ({
      left: 0,
      top: index * 44,
      width: 300,
      height: 44,
    }));
    expect([0, 1, 2, 3, 4].map((from) => nearestResult(list, from, 'down'))).toEqual([1, 2, 3, 4, -1]);
  });

  it('never leads back to where it was, nor out of the list', () => {
    const place = fc.record({
      left: fc.nat(2000),
      top: fc.nat(2000),
      width: fc.nat(300),
      height: fc.nat(300),
    });
    const directions = fc.constantFrom<Direction>('up', 'down', 'left', 'right');
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 20 }),
        fc.nat(19),
        directions,
        (all, from, way) => {
          const to = nearestResult(all, from, way);
          return to !== from && to >= -1 && to < all.length;
        },
      ),
    );
  });
});
