import { corners } from '../path.ts';
import { flesh, lacquer, matt, oldGold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { grow, join, move, ringOf, spinZ } from '../../solid/operators.ts';
import { capsule, inflate, sphere, torus } from '../../solid/primitives.ts';

export const dreamRingParts: readonly Part[] = [
  part(oldGold, torus(0.6, 0.06)),
  part(
    matt('#e9dcc0'),
    ringOf(
      join(
        capsule([-0.24, 0.52, 0], [0.24, 0.2, 0], 0.014),
        capsule([0.24, 0.52, 0], [-0.24, 0.2, 0], 0.014),
      ),
      8,
    ),
  ),
  part(
    lacquer('#12a89a'),
    join(
      sphere(0.12),
      move(sphere(0.07), 0, -0.72, 0),
      move(sphere(0.06), 0.42, -0.6),
      move(sphere(0.06), -0.42, -0.6),
    ),
  ),
  part(
    flesh('#e84a2a', 0.3),
    join(
      ...[
        [-0.42, -0.68, 0.12],
        [0, -0.8, 0],
        [0.42, -0.68, -0.12],
      ].map(([x = 0, y = 0, a = 0]) =>
        move(
          spinZ(
            grow(
              inflate(
                blob(corners('0 0, 0.13 -0.2, 0.1 -0.5, 0 -0.66, -0.1 -0.5, -0.13 -0.2'), 3),
                0.07,
                0.1,
              ),
              0.72,
            ),
            a,
          ),
          x,
          y,
        ),
      ),
    ),
  ),
];
