import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, move, ringAround } from '../../solid/operators.ts';
import { ellipsoid, sphere } from '../../solid/primitives.ts';

export const sombrero: Part[] = [
  part(
    patterned(matt('#e8b23a'), (x, y, z) => {
      const r = Math.hypot(x, z);
      const zig = Math.abs(((((Math.atan2(x, z) * 6) % 1) + 1) % 1) - 0.5) * 0.1;
      return Math.abs(r - 0.72 - zig) < 0.05
        ? rgb('#d8182a')
        : Math.abs(r - 0.88 - zig * 0.4) < 0.035
          ? rgb('#1f9a6a')
          : y > 0.1 && Math.abs(y - 0.24 - zig) < 0.06
            ? rgb('#d8182a')
            : undefined;
    }),
    melt(
      0.1,
      (x, y, z) => {
        const r = Math.hypot(x, z);
        return Math.max(r - 1.04, Math.abs(y + 0.3 - Math.max(0, r - 0.5) ** 2 * 1.2) - 0.05) * 0.7;
      },
      move(ellipsoid(0.4, 0.62, 0.4), 0, -0.04),
    ),
  ),
  part(
    lacquer('#d8182a'),
    join(
      (x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 0.42) - 0.05, Math.abs(y + 0.2) - 0.07),
      ringAround(move(sphere(0.06), 0, 0.06, 1.02), 18),
    ),
  ),
];
