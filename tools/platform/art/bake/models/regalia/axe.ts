import { corners } from '../path.ts';
import { gold, lacquer, matt, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinX } from '../../solid/operators.ts';
import { capsule, lathe, sphere, torus } from '../../solid/primitives.ts';

const axeHead = blob(corners('0 0.12, 0.3 0.2, 0.6 0.56, 0.74 0.06, 0.62 -0.5, 0.3 -0.16, 0 -0.12'), 4);

export const axe: Part[] = [
  part(matt('#7a4422'), capsule([0, -1.05, 0], [0, 0.95, 0], 0.07, 0.08)),
  part(
    steel,
    move(
      mirror((x, y, z) => {
        const d = axeHead(x, y);
        return Math.max(d, Math.abs(z) - 0.1 + Math.max(0, x - 0.1) * 0.13) * 0.8;
      }),
      0,
      0.5,
      0,
    ),
  ),
  part(
    gold,
    join(
      move(
        lathe((r, y) => Math.max(r - 0.13, Math.abs(y) - 0.2) - 0.02),
        0,
        0.5,
      ),
      move(sphere(0.12), 0, 1),
      move(sphere(0.11), 0, -1.05),
      mirror(move(torus(0.09, 0.025), 0.28, 0.5, 0.08)),
    ),
  ),
  part(
    lacquer('#a3122a'),
    join(...[-0.7, -0.6, -0.5, -0.4].map((y) => move(spinX(torus(0.085, 0.035), Math.PI / 2 + 0.2), 0, y))),
  ),
];
