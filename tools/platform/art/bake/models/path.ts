import type { Vec2, Vec3 } from '../solid/Sdf.ts';

const numbers = (text: string, each: number): number[][] =>
  text.split(',').map((point) => {
    const out = point.trim().split(' ').map(Number);
    if (out.length !== each || out.some(Number.isNaN))
      throw new Error(
        `"${point}" is not a point of ${each} numbers: write them apart by single spaces, points by commas.`,
      );
    return out;
  });

/** Parses points in space, `x y z, x y z`, so that a limb is one readable line. */
export const path = (text: string): Vec3[] => numbers(text, 3).map(([x = 0, y = 0, z = 0]) => [x, y, z]);

/** Parses points in the plane, `x y, x y`. */
export const corners = (text: string): Vec2[] => numbers(text, 2).map(([x = 0, y = 0]) => [x, y]);
