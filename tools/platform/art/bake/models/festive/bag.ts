import { path } from '../path.ts';
import { gold, matt, oldGold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { displace, grow2, join, melt, move, spinX } from '../../solid/operators.ts';
import { ellipsoid, inflate, lathe, torus, tube } from '../../solid/primitives.ts';

export const bag = (hex: string): Part[] => [
  part(
    matt(hex),
    displace(
      melt(
        0.14,
        move(ellipsoid(0.7, 0.62, 0.6), 0, -0.3),
        move(ellipsoid(0.3, 0.42, 0.28), 0, 0.24),
        lathe((r, y) => Math.max(r - 0.16 - Math.max(0, y - 0.5) * 0.7, Math.abs(y - 0.66) - 0.18)),
      ),
      (x, y, z) => 0.025 * Math.sin(Math.atan2(x, z) * 9) * Math.max(0, y + 0.3),
    ),
  ),
  part(
    oldGold,
    join(
      move(spinX(torus(0.24, 0.07), Math.PI / 2), 0, 0.48),
      tube(path('0.2 0.46 0.16, 0.34 0.3 0.34, 0.4 0.1 0.46'), 0.04, 0.05),
      tube(path('0.1 0.46 0.22, 0.14 0.28 0.42, 0.1 0.14 0.54'), 0.04, 0.05),
    ),
  ),
  part(gold, move(spinX(inflate(grow2(star(5, 1, 0.45), 0.3), 0.09, 0.1), 0.06), 0, -0.28, 0.56)),
];
