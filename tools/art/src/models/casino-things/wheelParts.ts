import { gold, lacquer, painted } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringOf, spinX } from '../../solid/operators.ts';
import { box, lathe, sphere, torus } from '../../solid/primitives.ts';
import { pockets } from './pockets.ts';
import { wheelProfile } from './wheelProfile.ts';

export const wheelParts: readonly Part[] = [
  part(painted(lacquer('#571f0c'), pockets), lathe(wheelProfile)),
  part(
    gold,
    join(
      spinX(torus(0.87, 0.035), Math.PI / 2),
      spinX(torus(0.5, 0.03), Math.PI / 2),
      spinX(torus(1.08, 0.06), Math.PI / 2),
      lathe((r, y) =>
        Math.min(
          Math.hypot(r, y - 0.46) - 0.1,
          Math.max(r - 0.05 - Math.max(0, 0.2 - y) * 0.4, y - 0.42, -y),
        ),
      ),
      spinX(
        ringOf(move(join(box(0.028, 0.17, 0.028, 0.02), move(sphere(0.06), 0, 0.17)), 0, 0.2, -0.27), 4),
        Math.PI / 2,
      ),
    ),
  ),
  part(lacquer('#ffffff'), move(sphere(0.075), 0.3, 0.1, 0.62)),
];
