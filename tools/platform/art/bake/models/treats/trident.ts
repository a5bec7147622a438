import { corners, path } from '../path.ts';
import { glow, gold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinX } from '../../solid/operators.ts';
import { capsule, inflate, sphere, torus, tube } from '../../solid/primitives.ts';

export const trident: Part[] = [
  part(
    gold,
    join(
      capsule([0, -1.05, 0], [0, 0.7, 0], 0.06),
      mirror(tube(path('0 0.1 0, 0.42 0.2 0, 0.44 0.72 0'), 0.065, 0.05)),
      ...[
        [0, 0.78],
        [0.44, 0.7],
        [-0.44, 0.7],
      ].map(([x = 0, y = 0]) =>
        move(inflate(polygon(corners('0 0.34, 0.16 -0.06, 0 0.02, -0.16 -0.06')), 0.07, 0.08), x, y),
      ),
      move(sphere(0.13), 0, 0.12),
      ...[-0.3, -0.6, -0.98].map((y) => move(spinX(torus(0.075, 0.035), Math.PI / 2), 0, y)),
    ),
  ),
  part(glow('#3af0ff', 0.9), move(sphere(0.1), 0, 0.12, 0.09)),
];
