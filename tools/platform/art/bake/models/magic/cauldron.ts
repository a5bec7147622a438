import { path } from '../path.ts';
import { glow, iron } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, melt, mirror, move, spinX, spinY, stretch } from '../../solid/operators.ts';
import { capsule, lathe, sphere, torus, tube } from '../../solid/primitives.ts';

export const cauldron: Part[] = [
  part(
    iron,
    join(
      cut(stretch(sphere(0.78), 1, 0.86, 1), (_x, y) => 0.42 - y),
      move(spinX(torus(0.7, 0.09), Math.PI / 2), 0, 0.4, 0),
      mirror(move(torus(0.15, 0.045), 0.82, 0.18, 0)),
      ...[0.5, 2.6, -1.6].map((a) => spinY(capsule([0, -0.5, 0.4], [0, -0.84, 0.56], 0.11, 0.08), a)),
    ),
  ),
  part(
    glow('#5cff4a', 0.9),
    join(
      melt(
        0.12,
        lathe((r, y) => Math.max(r - 0.66, Math.abs(y - 0.4) - 0.08)),
        ...[
          [0.2, 0.5, 0.2, 0.2],
          [-0.3, 0.5, 0.1, 0.16],
          [-0.05, 0.52, -0.2, 0.18],
          [0.42, 0.46, -0.1, 0.12],
        ].map(([x = 0, y = 0, z = 0, r = 0]) => move(sphere(r), x, y, z)),
      ),
      tube(path('0.5 0.42 0.42, 0.62 0.3 0.5, 0.6 0 0.56'), 0.1, 0.06),
      move(sphere(0.09), 0.1, 0.84, 0),
      move(sphere(0.055), -0.22, 0.92, 0.1),
    ),
  ),
];
