import { gold, lacquer, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { move, spinZ } from '../../solid/operators.ts';
import { capsule, lathe } from '../../solid/primitives.ts';

export const blade = (at: number): Part[] => [
  part(
    metal('#eef4fb', 0.1),
    move(
      spinZ((x, y, z) => {
        const bend = 0.1 * y * y;
        return (
          Math.max(
            Math.abs(x - bend) - 0.07 - Math.min(0, (0.9 - y) * 0.3),
            Math.abs(z) - 0.03 + Math.abs(x - bend) * 0.2,
            y - 0.98,
            -y - 0.3,
          ) * 0.8
        );
      }, at),
      0,
      0,
    ),
  ),
  part(
    gold,
    spinZ(
      move(
        lathe((r, y) => Math.max(r - 0.2, Math.abs(y) - 0.035) - 0.02),
        0,
        -0.3,
      ),
      at,
    ),
  ),
  part(
    patterned(lacquer('#1a1a24'), (x, y) =>
      Math.sin(x * 60 + y * 60) * Math.sin(x * 60 - y * 60) > 0.35 ? rgb('#c4122b') : undefined,
    ),
    spinZ(capsule([0, -0.36, 0], [0.05, -0.98, 0], 0.085), at),
  ),
];
