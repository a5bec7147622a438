import { corners, path } from '../path.ts';
import { flesh, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { cut, join, move, spinZ } from '../../solid/operators.ts';
import { extrude, sphere, tube } from '../../solid/primitives.ts';

export const pumpkinParts: readonly Part[] = [
  part(
    flesh('#ff7a10', 0.5),
    cut(
      (x, y, z) => {
        const a = Math.atan2(x, z);
        const r = Math.hypot(x, z);
        return (Math.hypot(r - 0.32, y / 0.92) - 0.58 - 0.05 * Math.abs(Math.cos(a * 5))) * 0.8;
      },
      move(
        join(
          move(spinZ(extrude(blob(corners('0 0.2, 0.2 -0.12, -0.2 -0.12'), 3), 1), 0.25), -0.34, 0.15),
          move(spinZ(extrude(blob(corners('0 0.2, 0.2 -0.12, -0.2 -0.12'), 3), 1), -0.25), 0.34, 0.15),
          extrude(
            blob(
              corners(
                '-0.6 -0.12, -0.3 -0.25, -0.18 -0.18, 0 -0.28, 0.18 -0.18, 0.3 -0.25, 0.6 -0.12, 0.3 -0.42, 0 -0.48, -0.3 -0.42',
              ),
              2,
            ),
            1,
          ),
        ),
        0,
        0,
        1,
      ),
    ),
  ),
  part({ base: [1, 0.55, 0.05], metal: 0, rough: 1, coat: 0, emit: 2.2, soft: 0.5 }, sphere(0.62)),
  part(matt('#4f7a22'), tube(path('0 0.5 0, 0.02 0.75 0, 0.22 0.95 0.05'), 0.13, 0.08)),
];
