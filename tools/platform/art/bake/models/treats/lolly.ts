import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, mirror, move, spinZ, stretch } from '../../solid/operators.ts';
import { capsule, ellipsoid, sphere } from '../../solid/primitives.ts';
import { jelly } from './jelly.ts';

export const lolly: Part[] = [
  part(
    patterned(jelly('#ff3d9a'), (x, y) => {
      const r = Math.hypot(x, y - 0.3);
      const v = Math.sin(Math.atan2(y - 0.3, x) + r * 13);
      return v > 0.2 ? rgb('#fff4fb') : v < -0.75 ? rgb('#ffb01a') : undefined;
    }),
    move(stretch(sphere(0.68), 1, 1, 0.36), 0, 0.3),
  ),
  part(matt('#fff8f0'), capsule([0, -0.3, 0], [0, -1.1, 0], 0.06)),
  part(
    lacquer('#28c8ff'),
    join(
      mirror(move(spinZ(ellipsoid(0.26, 0.13, 0.09), 0.45), 0.22, -0.42, 0.1)),
      move(sphere(0.1), 0, -0.44, 0.14),
      mirror(capsule([0.04, -0.5, 0.1], [0.2, -0.8, 0.1], 0.05, 0.07)),
    ),
  ),
];
