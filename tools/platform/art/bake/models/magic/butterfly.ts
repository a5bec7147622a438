import { corners, path } from '../path.ts';
import { flesh, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinY } from '../../solid/operators.ts';
import { inflate, sphere, tube } from '../../solid/primitives.ts';

const wingShape = blob(
  corners('0 0, 0.3 0.5, 0.8 0.9, 1.02 0.6, 0.8 0.15, 0.55 0, 0.78 -0.3, 0.66 -0.75, 0.34 -0.7, 0.08 -0.3'),
  4,
);

export const butterfly: Part[] = [
  part(
    patterned({ ...flesh('#2a6cff', 0.8), emit: 0.2 }, (x, y) => {
      const u = Math.abs(x);
      const d = wingShape(u, y);
      return d > -0.07
        ? rgb('#0b0a24')
        : Math.hypot(u - 0.72, y - 0.58) < 0.14
          ? rgb('#ffd23a')
          : Math.hypot(u - 0.56, y + 0.45) < 0.11
            ? rgb('#ff6ac0')
            : Math.abs(((Math.atan2(y, u) * 4) % 1) - 0.5) < 0.05
              ? rgb('#0b0a24')
              : u < 0.4
                ? rgb('#28c8ff')
                : undefined;
    }),
    mirror(spinY(inflate(wingShape, 0.05, 0.1), -0.35)),
  ),
  part(
    matt('#1a1428'),
    join(
      tube(path('0 0.3 0.05, 0 0 0.06, 0 -0.5 0.02'), 0.09, 0.04),
      move(sphere(0.1), 0, 0.36, 0.06),
      mirror(tube(path('0.03 0.42 0.06, 0.12 0.7 0.08, 0.26 0.86 0.05'), 0.02)),
    ),
  ),
];
