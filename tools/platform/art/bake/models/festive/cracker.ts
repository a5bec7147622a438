import { glow, gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { grow, join, move } from '../../solid/operators.ts';
import { inflate, lathe } from '../../solid/primitives.ts';

export const cracker: Part[] = [
  part(
    patterned(lacquer('#d8182a'), (_x, y) =>
      Math.abs(y) > 0.42
        ? rgb('#ffd24a')
        : Math.abs(((y * 5 + 9) % 1) - 0.5) < 0.06
          ? rgb('#ffd24a')
          : undefined,
    ),
    join(
      ...[
        [-0.3, 0.3],
        [0.3, 0.3],
        [-0.3, -0.3],
      ].map(([x = 0, z = 0]) =>
        move(
          lathe((r, y) => Math.max(r - 0.24, Math.abs(y) - 0.52) - 0.02),
          x,
          -0.3,
          z,
        ),
      ),
    ),
  ),
  part(
    lacquer('#e02a3a'),
    move(
      lathe((r, y) => Math.max(r - 0.28, Math.abs(y) - 0.66) - 0.02),
      0.1,
      -0.1,
      0,
    ),
  ),
  part(
    gold,
    move(
      lathe((r, y) => Math.max((r - 0.34 + y * 0.8) * 0.7, Math.abs(y - 0.1) - 0.24)),
      0.1,
      0.66,
      0,
    ),
  ),
  part(
    glow('#ffe27a', 1.4),
    join(
      move(grow(inflate(star(6, 1, 0.35), 0.1, 0.2), 0.16), -0.5, 0.7, 0.1),
      move(grow(inflate(star(6, 1, 0.35), 0.1, 0.2), 0.11), 0.62, 0.86, 0.1),
      move(grow(inflate(star(6, 1, 0.35), 0.1, 0.2), 0.09), -0.72, 0.32, 0.1),
    ),
  ),
];
