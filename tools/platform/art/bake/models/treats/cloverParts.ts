import { path } from '../path.ts';
import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { heart } from '../../solid/flatShapes.ts';
import { grow2, move, ringOf } from '../../solid/operators.ts';
import { inflate, tube } from '../../solid/primitives.ts';

export const cloverParts: Part[] = [
  part(
    patterned(lacquer('#1fae3c'), (x, y) => {
      const r = Math.hypot(x, y - 0.12);
      return r < 0.14 + 0.3 * Math.abs(Math.sin(2 * Math.atan2(y - 0.12, x))) && r > 0.12
        ? rgb('#7fe06a')
        : undefined;
    }),
    move(
      ringOf(
        move(
          inflate(
            grow2((x, y) => heart(x, y), 0.5),
            0.2,
            0.34,
          ),
          0,
          0.46,
        ),
        4,
      ),
      0,
      0.12,
    ),
  ),
  part(matt('#1a8a30'), tube(path('0 0.05 -0.04, 0.06 -0.5 -0.02, 0.26 -1 0'), 0.06, 0.05)),
];
