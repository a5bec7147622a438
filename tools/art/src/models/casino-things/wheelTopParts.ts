import { gold, lacquer, metal, painted } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, spinX } from '../../solid/operators.ts';
import { lathe, sphere, torus } from '../../solid/primitives.ts';
import { pockets } from './pockets.ts';
import { wheelProfile } from './wheelProfile.ts';

export const wheelTopParts: readonly Part[] = [
  part(painted(lacquer('#571f0c'), pockets), lathe(wheelProfile)),
  part(
    gold,
    join(
      spinX(torus(0.87, 0.035), Math.PI / 2),
      spinX(torus(0.5, 0.03), Math.PI / 2),
      spinX(torus(1.08, 0.06), Math.PI / 2),
      lathe((r, y) => Math.hypot(r, y - 0.2) - 0.13),
    ),
  ),
  part(metal('#ffffff', 0.3), move(sphere(0.075), -0.4, 0.1, 0.56)),
];
