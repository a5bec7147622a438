import { gold, iron, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc, heart } from '../../solid/flatShapes.ts';
import {
  cut,
  displace,
  grow2,
  join,
  mirror,
  move,
  ringOf,
  spinX,
  spinY,
  stretch,
} from '../../solid/operators.ts';
import { ellipsoid, extrude, inflate, lathe, sphere, torus } from '../../solid/primitives.ts';

export const pot: Part[] = [
  part(
    iron,
    join(
      cut(stretch(sphere(0.8), 1, 0.8, 1), (_x, y) => 0.34 - y),
      lathe((r, y) => Math.hypot(r - 0.72, y - 0.34) - 0.09),
      mirror(move(torus(0.14, 0.045), 0.84, 0.1)),
    ),
  ),
  part(
    gold,
    join(
      displace(
        move(ellipsoid(0.66, 0.4, 0.66), 0, 0.4),
        (x, y, z) => 0.05 * Math.sin(x * 18) * Math.sin(y * 20 + 1) * Math.sin(z * 19),
      ),
      ...[
        [0.2, 0.8, 0.3, 0.5],
        [-0.3, 0.74, 0.3, -0.6],
        [0.5, 0.5, 0.44, 1.1],
        [-0.1, 0.62, 0.62, 0.1],
      ].map(([x = 0, y = 0, z = 0, a = 0]) =>
        move(spinY(spinX(extrude(disc(0.19), 0.035, 0.02), a), a), x, y, z),
      ),
    ),
  ),
  part(
    lacquer('#1fae3c'),
    move(ringOf(move(inflate(grow2(heart, 0.13), 0.06, 0.1), 0, 0.13), 4), 0, -0.16, 0.8),
  ),
];
