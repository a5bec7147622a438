import { path } from '../path.ts';
import { flesh, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { mirror } from '../../solid/operators.ts';
import { lathe, tube } from '../../solid/primitives.ts';

export const amphora: Part[] = [
  part(
    patterned(flesh('#c8622a', 0.6), (_x, y) =>
      Math.abs(y - 0.05) < 0.16
        ? Math.abs(((_x * 6 + 9) % 1) - 0.5) < 0.22 && Math.abs(y - 0.05) < 0.1
          ? rgb('#e89a4a')
          : rgb('#1c1210')
        : Math.abs(y + 0.42) < 0.05 || Math.abs(y - 0.42) < 0.03
          ? rgb('#1c1210')
          : undefined,
    ),
    lathe((r, y) =>
      Math.max(
        (r -
          (y > 0.5
            ? 0.17 + Math.max(0, y - 0.7) * 0.6
            : 0.12 +
              0.42 *
                Math.sqrt(
                  Math.max(0, 1 - (y < -0.05 ? ((y + 0.05) / 0.85) ** 2 : ((y + 0.05) / 0.56) ** 2)),
                ) +
              (y < -0.78 ? 0.08 : 0))) *
          0.6,
        Math.abs(y) - 0.92,
      ),
    ),
  ),
  part(lacquer('#1c1210'), mirror(tube(path('0.16 0.72 0, 0.46 0.72 0, 0.5 0.4 0, 0.44 0.2 0'), 0.05))),
];
