import { corners, path } from '../path.ts';
import { matt, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinZ } from '../../solid/operators.ts';
import { capsule, extrude, torus, tube } from '../../solid/primitives.ts';

export const anchor: Part[] = [
  part(
    steel,
    join(
      capsule([0, 0.6, 0], [0, -0.86, 0], 0.1),
      move(torus(0.2, 0.065), 0, 0.82),
      capsule([-0.4, 0.42, 0], [0.4, 0.42, 0], 0.075),
      mirror(tube(path('0 -0.88 0, 0.4 -0.78 0, 0.68 -0.44 0, 0.74 -0.2 0'), 0.13, 0.08)),
      mirror(
        move(spinZ(extrude(polygon(corners('0 0.26, 0.2 -0.12, -0.2 -0.12')), 0.09), -0.25), 0.74, -0.2),
      ),
    ),
  ),
  part(
    matt('#c9a468'),
    tube(path('0.16 0.86 0.1, 0.3 0.5 0.16, -0.16 0.1 0.16, 0.16 -0.3 0.16, -0.1 -0.62 0.14'), 0.055, 0.05),
  ),
];
