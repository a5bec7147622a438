import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUIET_ZONE, qrPath } from './qrPath.ts';

/** Renders a path back into modules. */
function filledModules(path: string, size: number): boolean[][] {
  const field = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = field[Number(y) - QUIET_ZONE];
      if (row) row[Number(x) - QUIET_ZONE + step] = true;
    }
  }
  return field;
}

describe('qrPath', () => {
  it('joins neighbouring modules, and leaves an empty row empty', () => {
    expect(qrPath(3, (row, column) => row === 0 && column < 2)).toBe('M4 4h2v1h-2z');
    expect(qrPath(3, () => false)).toBe('');
  });

  it('draws exactly the dark modules', () => {
    const square = fc.integer({ min: 1, max: 24 }).chain((size) =>
      fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(square, (field) => {
        const path = qrPath(field.length, (row, column) => field[row]?.[column] === true);
        expect(filledModules(path, field.length)).toEqual(field);
      }),
    );
  });
});
