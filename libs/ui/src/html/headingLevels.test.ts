import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingLevels } from './headingLevels.ts';

it.each([
  [[1], 2, [2]],
  [[1, 2, 3], 2, [2, 3, 4]],
  [[1, 4, 4, 2], 2, [2, 3, 3, 3]],
  [[3, 3, 5, 3], 2, [2, 2, 3, 2]],
  [[2, 1, 2], 3, [4, 3, 4]],
  [[1, 2, 3, 4, 5, 6], 4, [4, 5, 6, 6, 6, 6]],
  [[], 2, []],
])('%j under %i become %j', (levels, top, expected) => expect(headingLevels(levels, top)).toEqual(expected));

it('never skips a level downwards, and keeps the relative order', () => {
  const level = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(fc.array(level, { minLength: 1 }), fc.integer({ min: 2, max: 4 }), (levels, top) => {
      const made = headingLevels(levels, top);
      expect(Math.min(...made)).toBe(top);
      made.forEach((is, at) => {
        expect(is).toBeLessThanOrEqual(6);
        const before = made[at - 1];
        if (before !== undefined) expect(is - before).toBeLessThanOrEqual(1);
      });
    }),
  );
});
