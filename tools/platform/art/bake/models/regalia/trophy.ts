import { path } from '../path.ts';
import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinX } from '../../solid/operators.ts';
import { box, inflate, lathe, torus, tube } from '../../solid/primitives.ts';

export const trophy: Part[] = [
  part(
    gold,
    join(
      lathe((r, y) => {
        const cup = 0.14 + 0.42 * Math.sqrt(Math.max(0, (y + 0.05) / 0.85));
        return y > -0.08
          ? Math.max(r - cup, y - 0.85) * 0.6
          : Math.max(r - 0.09 - 0.1 * Math.max(0, Math.cos((y + 0.3) * 12)), -y - 0.6) * 0.6;
      }),
      move(spinX(torus(0.56, 0.05), Math.PI / 2), 0, 0.84),
      mirror(tube(path('0.5 0.7 0, 0.86 0.7 0, 0.8 0.3 0, 0.4 0.14 0'), 0.055)),
      move(inflate(star(5, 0.24, 0.1), 0.08, 0.1), 0, 0.42, 0.46),
    ),
  ),
  part(
    lacquer('#20202b'),
    join(move(box(0.36, 0.13, 0.36, 0.04), 0, -0.84), move(box(0.26, 0.12, 0.26, 0.03), 0, -0.64)),
  ),
  part(gold, move(box(0.2, 0.06, 0.02, 0.01), 0, -0.84, 0.36)),
];
