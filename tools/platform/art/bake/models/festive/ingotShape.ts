import type { Sdf } from '../../solid/Sdf.ts';
import { melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid } from '../../solid/primitives.ts';

export const ingotShape: Sdf = (x, y, z) => {
  const boat = melt(0.1, ellipsoid(0.98, 0.5, 0.44), mirror(move(ellipsoid(0.26, 0.34, 0.24), 0.78, 0.26)));
  return (
    Math.min(
      Math.max(boat(x, y, z), y - 0.1 - 0.5 * x * x),
      move(ellipsoid(0.4, 0.36, 0.3), 0, 0.14)(x, y, z),
    ) * 0.8
  );
};
