import { matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, mirror, move } from '../../solid/operators.ts';
import { box, lathe, torus } from '../../solid/primitives.ts';

export const columnParts: readonly Part[] = [
  part(
    matt('#f1ead9'),
    join(
      (x, y, z) => {
        const a = Math.atan2(x, z);
        return Math.max((Math.hypot(x, z) - 0.3 - 0.02 * Math.cos(a * 14)) * 0.8, Math.abs(y) - 0.75);
      },
      move(box(0.46, 0.08, 0.46, 0.03), 0, 0.92),
      move(box(0.46, 0.09, 0.46, 0.03), 0, -0.9),
      mirror(move(torus(0.13, 0.07), 0.34, 0.76, 0.2)),
      move(
        lathe((r, y) => Math.hypot(Math.max(0, r - 0.3), y) - 0.1),
        0,
        -0.76,
      ),
    ),
  ),
];
