import { gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringAround } from '../../solid/operators.ts';
import { capsule, lathe, torus } from '../../solid/primitives.ts';

export const lantern: Part[] = [
  part(
    patterned({ ...lacquer('#e8201c'), emit: 0.45, soft: 0.7 }, (x, y, z) =>
      Math.hypot(x, y) < 0.26 && z > 0 ? rgb('#ffe08a') : undefined,
    ),
    (x, y, z) => {
      const a = Math.atan2(x, z);
      return (Math.hypot(Math.hypot(x, z) / (0.74 + 0.025 * Math.cos(a * 16)), y / 0.6) - 1) * 0.5;
    },
  ),
  part(
    gold,
    join(
      ...[0.56, -0.56].map((y) => lathe((r, yy) => Math.max(r - 0.34, Math.abs(yy - y) - 0.08) - 0.02)),
      move(torus(0.13, 0.03), 0, 0.8),
      ringAround(capsule([0, -0.64, 0.22], [0, -0.94, 0.24], 0.022), 9),
    ),
  ),
  part(lacquer('#c4122b'), capsule([0, -0.6, 0], [0, -1.06, 0], 0.05, 0.1)),
];
