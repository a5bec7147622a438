import { corners, path } from '../path.ts';
import { gold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { gem } from '../../solid/gemCuts.ts';
import { join, mirror, move, spinZ } from '../../solid/operators.ts';
import { inflate, tube } from '../../solid/primitives.ts';

const laurelLeaf = blob(corners('0 -0.2, 0.1 0, 0.02 0.26, -0.1 0'), 3);

export const laurelParts: readonly Part[] = [
  part(
    gold,
    join(
      ...Array.from({ length: 9 }, (_, i) => {
        const a = -2.5 + i * 0.29;
        return mirror(
          join(
            move(spinZ(inflate(laurelLeaf, 0.07, 0.1), -a + 0.6), -Math.sin(a) * 0.66, Math.cos(a) * 0.7, 0),
            move(
              spinZ(inflate(laurelLeaf, 0.07, 0.1), -a - 0.7),
              -Math.sin(a) * 0.86,
              Math.cos(a) * 0.88,
              -0.05,
            ),
          ),
        );
      }),
      mirror(tube(path('0.1 -0.85 -0.03, 0.72 -0.3 -0.03, 0.7 0.35 -0.03, 0.4 0.7 -0.03'), 0.03, 0.02)),
    ),
  ),
  gem('brilliant', '#ff1238', 0.16, [0, -0.84, 0.05]),
];
