import { path } from '../path.ts';
import { flesh, gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, spinX, stretch } from '../../solid/operators.ts';
import { ellipsoid, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';
import { horn } from './horn.ts';
import { maneRing } from './maneRing.ts';
import { tuft } from './tuft.ts';

export const bullHead: Part[] = [
  part(
    matt('#6e3c1e'),
    melt(
      0.14,
      move(ellipsoid(0.46, 0.48, 0.4), 0, 0.12, 0),
      tube(path('0 0 0.2, 0 -0.34 0.46, 0 -0.56 0.5'), 0.36, 0.27),
      mirror(tube(path('0.4 0.22 0, 0.7 0.16 0, 0.86 0.08 0'), 0.15, 0.05)),
    ),
  ),
  part(
    matt('#3f2210'),
    join(
      ...[-0.3, -0.15, 0, 0.15, 0.3].map((k) =>
        tuft([k, 0.5, 0.16], [k * 1.25, 0.4, 0.44], [k * 0.9, 0.16, 0.46], 0.17),
      ),
      ...[-0.16, 0, 0.16].map((k) => tuft([k, -0.74, 0.3], [k, -0.95, 0.3], [k * 0.5, -1.1, 0.2], 0.14)),
      maneRing(14, 0.4, 0.86, -0.3, 0.22),
    ),
  ),
  part(
    lacquer('#e8d9bd'),
    mirror(horn([0.34, 0.44, 0], [0.74, 0.5, 0.06], [0.98, 0.72, 0.12], [0.88, 1.06, 0.16], 0.16)),
  ),
  part(flesh('#a86a50', 0.6), move(ellipsoid(0.3, 0.2, 0.18), 0, -0.58, 0.62)),
  part(lacquer('#1c0e0a'), mirror(move(ellipsoid(0.075, 0.055, 0.06), 0.14, -0.54, 0.79))),
  part(
    gold,
    move(
      stretch(
        spinX((x, y, z) => {
          const q = Math.hypot(x, y) - 0.16;
          return Math.hypot(q, z) - 0.035;
        }, -0.2),
        1,
        1,
        1,
      ),
      0,
      -0.74,
      0.8,
    ),
  ),
  eyes([0.3, 0.08, 0.36], 0.12, '#ff5a1a', { white: '#ffeeda' }),
  brows(matt('#1c0e06'), [0.31, 0.23, 0.43], 0.28, 0.055, 0.1),
];
