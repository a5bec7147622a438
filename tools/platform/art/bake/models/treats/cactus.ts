import { path } from '../path.ts';
import { flesh, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, melt, move, ringAround } from '../../solid/operators.ts';
import { capsule, ellipsoid, lathe, tube } from '../../solid/primitives.ts';

export const cactus: Part[] = [
  part(
    matt('#2f9a3c'),
    displace(
      melt(
        0.08,
        capsule([0, -0.8, 0], [0, 0.72, 0], 0.3, 0.26),
        tube(path('0.2 -0.2 0, 0.6 -0.16 0, 0.62 0.34 0'), 0.16, 0.15),
        tube(path('-0.2 -0.4 0, -0.56 -0.36 0, -0.58 0.02 0'), 0.14, 0.13),
      ),
      (x, y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 10) + 0 * y,
    ),
  ),
  part(flesh('#ff5a9a', 0.6), move(ringAround(move(ellipsoid(0.07, 0.1, 0.14), 0, 0, 0.1), 6), 0, 0.98)),
  part(
    lacquer('#c8703a'),
    lathe((r, y) => Math.max(r - 0.42 - (y + 0.9) * 0.3, Math.abs(y + 0.86) - 0.2) - 0.02),
  ),
];
