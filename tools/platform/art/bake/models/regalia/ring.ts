import { gold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { gem } from '../../solid/gemCuts.ts';
import { join, move, ringAround, stretch } from '../../solid/operators.ts';
import { capsule, lathe, torus } from '../../solid/primitives.ts';

export const ring: Part[] = [
  part(
    gold,
    join(
      move(stretch(torus(0.6, 0.1), 1, 1, 1.4), 0, -0.26),
      move(
        lathe((r, y) => Math.max(Math.abs(r - 0.3 - y * 0.4) - 0.04, Math.abs(y) - 0.14)),
        0,
        0.42,
      ),
      ringAround(move(capsule([0, 0.4, 0.3], [0, 0.66, 0.4], 0.045, 0.05), 0, 0, 0), 6),
    ),
  ),
  gem('diamond', '#ff1a4a', 0.62, [0, 0.6, 0]),
];
