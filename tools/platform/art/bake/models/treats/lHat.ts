import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { heart } from '../../solid/flatShapes.ts';
import { cut, displace, grow2, join, melt, move, ringOf, spinZ } from '../../solid/operators.ts';
import { box, capsule, inflate, lathe } from '../../solid/primitives.ts';

export const lHat: Part[] = [
  part(
    lacquer('#118a3a'),
    melt(
      0.05,
      lathe((r, y) => Math.max(r - 0.5 - Math.max(0, y) * 0.14, Math.abs(y - 0.2) - 0.58) - 0.04),
      displace(
        lathe((r, y) => Math.max(r - 0.98, Math.abs(y + 0.42 - r * r * 0.16) - 0.05) - 0.02),
        () => 0,
      ),
    ),
  ),
  part(
    lacquer('#0b1a10'),
    lathe((r, y) => Math.max(Math.abs(r - 0.53) - 0.05, Math.abs(y + 0.2) - 0.13)),
  ),
  part(gold, move(cut(box(0.24, 0.2, 0.07, 0.04), box(0.14, 0.1, 0.2, 0.02)), 0, -0.2, 0.58)),
  part(
    lacquer('#3fd45a'),
    move(
      spinZ(
        join(
          ringOf(
            move(
              inflate(
                grow2((x, y) => heart(x, -y), 0.2),
                0.06,
                0.1,
              ),
              0,
              0.19,
            ),
            4,
          ),
          capsule([0, 0, 0], [0.12, -0.36, 0], 0.025),
        ),
        0.3,
      ),
      0.36,
      0.2,
      0.6,
    ),
  ),
];
