import { corners, path } from '../path.ts';
import { flesh, gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, star } from '../../solid/flatShapes.ts';
import { grow2, join, melt, mirror, move, spinY } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';

export const elephant: Part[] = [
  part(
    flesh('#8a93a8', 0.2),
    melt(
      0.14,
      ellipsoid(0.46, 0.5, 0.42),
      tube(path('0 0 0.34, 0 -0.36 0.56, 0.02 -0.74 0.52, 0.16 -1 0.62'), 0.23, 0.1, 5),
      move(ellipsoid(0.38, 0.24, 0.3), 0, 0.3, 0.06),
    ),
  ),
  part(
    flesh('#8a93a8', 0.2),
    mirror(
      spinY(
        inflate(blob(corners('0.3 0.34, 0.7 0.56, 1.1 0.2, 0.98 -0.4, 0.62 -0.6, 0.36 -0.2'), 4), 0.08, 0.16),
        0.3,
      ),
    ),
  ),
  part(
    flesh('#d8a0a8', 0.2),
    mirror(
      move(
        spinY(
          inflate(
            blob(corners('0.42 0.26, 0.7 0.42, 0.98 0.14, 0.88 -0.3, 0.62 -0.44, 0.46 -0.16'), 4),
            0.07,
            0.16,
          ),
          0.3,
        ),
        0,
        0,
        0.04,
      ),
    ),
  ),
  part(
    lacquer('#fff6e0'),
    mirror(tube(path('0.22 -0.26 0.34, 0.34 -0.6 0.56, 0.3 -0.72 0.86'), 0.09, 0.015)),
  ),
  part(
    gold,
    join(
      tube(path('-0.4 0.38 0.2, 0 0.16 0.46, 0.4 0.38 0.2'), 0.06, 0.06),
      move(inflate(grow2(star(8, 1, 0.6), 0.2), 0.08, 0.1), 0, 0.3, 0.42),
    ),
  ),
  part(
    lacquer('#d8182a'),
    join(move(sphere(0.09), 0, 0.3, 0.5), move(ellipsoid(0.07, 0.1, 0.06), 0, 0.08, 0.5)),
  ),
  eyes([0.25, 0.06, 0.34], 0.085, '#5a3010'),
  brows(matt('#6a7388'), [0.26, 0.17, 0.38], 0.22, 0.045, 0.04),
];
