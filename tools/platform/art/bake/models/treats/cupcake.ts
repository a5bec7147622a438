import { path } from '../path.ts';
import { flesh, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, spinX, spinZ } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import { sprinkled } from './sprinkled.ts';

export const cupcake: Part[] = [
  part(
    patterned(lacquer('#4ad0e8'), (x, _y, z) =>
      Math.sin(Math.atan2(x, z) * 22) > 0 ? rgb('#f4fbff') : undefined,
    ),
    (x, y, z) => {
      const a = Math.atan2(x, z);
      return (
        Math.max(
          Math.hypot(x, z) - 0.56 - (y + 0.5) * 0.22 - 0.02 * Math.cos(a * 22),
          Math.abs(y + 0.56) - 0.36,
        ) * 0.8
      );
    },
  ),
  part(
    patterned(lacquer('#ff7ac0'), sprinkled),
    join(
      ...[
        [0.6, -0.1, 0.22],
        [0.44, 0.16, 0.21],
        [0.28, 0.4, 0.18],
      ].map(([r = 0, y = 0, t = 0], i) =>
        move(
          spinX(
            spinZ((x, yy, z) => {
              const q = Math.hypot(x, yy) - r;
              return Math.hypot(q, z) - t - 0.02 * Math.sin(Math.atan2(yy, x) * 9 + z * 8 + i);
            }, 0),
            Math.PI / 2,
          ),
          0,
          y,
        ),
      ),
      move(ellipsoid(0.4, 0.4, 0.4), 0, 0.1),
      tube(path('0 0.4 0, 0.03 0.6 0, 0.08 0.72 0'), 0.16, 0.04),
    ),
  ),
  part(flesh('#e00f26', 1), move(sphere(0.19), 0.02, 0.74, 0.06)),
  part(matt('#3a8a22'), tube(path('0.03 0.9 0.06, 0.1 1.02 0.06, 0.22 1.08 0.04'), 0.025)),
];
