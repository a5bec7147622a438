import { glow, iron } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringAround } from '../../solid/operators.ts';
import { capsule, lathe, torus } from '../../solid/primitives.ts';

export const lamp: Part[] = [
  part(
    iron,
    join(
      lathe((r, y) => Math.max(r - 0.5 + Math.max(0, y - 0.5) * 0.9, Math.abs(y - 0.6) - 0.1)),
      lathe((r, y) => Math.max(r - 0.5, Math.abs(y + 0.62) - 0.08)),
      ringAround(capsule([0, 0.5, 0.42], [0, -0.6, 0.46], 0.035), 6),
      move(torus(0.26, 0.04), 0, 0.92),
    ),
  ),
  part(
    { ...glow('#ffb43a', 0.9), coat: 1 },
    lathe((r, y) => Math.max(r - 0.38, Math.abs(y) - 0.52) - 0.02),
  ),
];
