import { corners, path } from '../path.ts';
import { gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { gem } from '../../solid/gemCuts.ts';
import { join, melt, mirror, move, spinZ } from '../../solid/operators.ts';
import { box, ellipsoid, inflate, sphere, torus, tube } from '../../solid/primitives.ts';

export const idol: Part[] = [
  part(
    gold,
    join(
      melt(
        0.06,
        move(box(0.42, 0.36, 0.34, 0.14), 0, 0.34),
        move(ellipsoid(0.13, 0.16, 0.14), 0, 0.26, 0.36),
        mirror(move(sphere(0.16), 0.48, 0.3)),
        move(box(0.36, 0.3, 0.3, 0.12), 0, -0.3),
        mirror(tube(path('0.34 -0.12 0, 0.52 -0.4 0.16, 0.2 -0.5 0.34'), 0.13, 0.1)),
        mirror(tube(path('0.24 -0.56 0, 0.46 -0.7 0.26, 0.18 -0.82 0.36'), 0.16, 0.12)),
      ),
      move(box(0.5, 0.1, 0.4, 0.05), 0, -0.95, 0),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((a) =>
        spinZ(
          move(
            inflate(blob(corners('0 0.46, 0.12 0.2, 0.08 -0.1, -0.08 -0.1, -0.12 0.2'), 3), 0.08, 0.1),
            0,
            0.88 - Math.abs(a) * 0.12,
            -0.05,
          ),
          -a * 0.9,
        ),
      ),
    ),
  ),
  part(
    lacquer('#0fa89a'),
    join(
      mirror(move(torus(0.1, 0.035), 0.19, 0.4, 0.33)),
      move(box(0.34, 0.06, 0.32, 0.03), 0, 0.64, 0.04),
      move(sphere(0.1), 0, -0.28, 0.3),
    ),
  ),
  part(matt('#2a1206'), move(box(0.2, 0.06, 0.06, 0.03), 0, 0.08, 0.34)),
  gem('brilliant', '#ff1238', 0.11, [0.19, 0.4, 0.36]),
  gem('brilliant', '#ff1238', 0.11, [-0.19, 0.4, 0.36]),
];
