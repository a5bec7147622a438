import { glow, gold, lacquer, matt, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { join, move, spinX } from '../../solid/operators.ts';
import { box, capsule, inflate, sphere, torus } from '../../solid/primitives.ts';

export const hammer: Part[] = [
  part(matt('#5a3018'), capsule([0, -1, 0], [0, 0.4, 0], 0.085)),
  part(steel, move(box(0.66, 0.3, 0.3, 0.08), 0, 0.56)),
  part(
    gold,
    join(
      ...[-0.5, 0.5].map((k) => move(box(0.09, 0.33, 0.33, 0.05), k, 0.56)),
      move(torus(0.15, 0.03), 0, 0.56, 0.31),
      move(sphere(0.11), 0, -1),
      move(torus(0.1, 0.03), 0, -1.14),
      move(inflate(star(4, 0.13, 0.04), 0.05, 0.05), 0, 0.56, 0.32),
    ),
  ),
  part(
    glow('#4ad8ff', 1.6),
    join(...[-0.28, 0.28].map((k) => move(box(0.04, 0.16, 0.02, 0.01), k, 0.56, 0.3))),
  ),
  part(
    lacquer('#7a1420'),
    join(
      ...[-0.75, -0.62, -0.49, -0.36].map((y) => move(spinX(torus(0.09, 0.04), Math.PI / 2 + 0.25), 0, y)),
    ),
  ),
];
