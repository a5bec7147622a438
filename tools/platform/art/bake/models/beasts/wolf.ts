import { path } from '../path.ts';
import { lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, stretch } from '../../solid/operators.ts';
import { ellipsoid, tube } from '../../solid/primitives.ts';
import { brows, eyes, fangs } from '../faceParts.ts';
import { tuft } from './tuft.ts';

export const wolf = (coat: string, pale: string, iris: string): Part[] => [
  part(
    matt(coat),
    join(
      melt(
        0.15,
        ellipsoid(0.5, 0.48, 0.46),
        tube(path('0 0.05 0.3, 0 -0.14 0.66, 0 -0.24 0.88'), 0.27, 0.14),
      ),
      mirror(
        stretch(move(tube(path('0.3 0.3 0, 0.42 0.72 -0.05, 0.46 1.02 -0.1'), 0.2, 0.02), 0, 0), 1, 1, 0.8),
      ),
      ...[-0.1, -0.32, -0.55, 0.12].map((y, i) =>
        mirror(
          tuft([0.3, y + 0.12, 0.1], [0.62, y, 0], [0.86 - Math.abs(i - 1) * 0.1, y - 0.16, -0.12], 0.17),
        ),
      ),
      tuft([0, 0.3, 0.2], [0, 0.55, 0.2], [0.03, 0.8, 0.05], 0.14),
    ),
  ),
  part(
    matt(pale),
    join(
      mirror(move(ellipsoid(0.16, 0.13, 0.26), 0.09, -0.33, 0.58)),
      tube(path('0 -0.42 0.3, 0 -0.52 0.5, 0 -0.5 0.66'), 0.16, 0.07),
      ...[-0.3, -0.5].map((y) =>
        mirror(tuft([0.2, y, 0.25], [0.46, y - 0.08, 0.15], [0.62, y - 0.26, 0.05], 0.13)),
      ),
      tuft([0, -0.5, 0.2], [0, -0.78, 0.2], [0, -1.02, 0.05], 0.2),
      mirror(tuft([0.14, -0.5, 0.2], [0.22, -0.72, 0.14], [0.3, -0.92, 0], 0.16)),
      mirror(move(ellipsoid(0.12, 0.08, 0.1), 0.2, 0.22, 0.4)),
    ),
  ),
  part(
    lacquer('#15131a'),
    join(
      move(ellipsoid(0.12, 0.085, 0.1), 0, -0.16, 0.95),
      mirror(tube(path('0.02 -0.36 0.86, 0.16 -0.4 0.62, 0.24 -0.34 0.42'), 0.024)),
    ),
  ),
  part(
    matt('#2a1d24'),
    mirror(stretch(tube(path('0.34 0.36 0.13, 0.42 0.66 0.08, 0.45 0.86 0'), 0.1, 0.02), 1, 1, 0.9)),
  ),
  eyes([0.22, 0.08, 0.42], 0.125, iris),
  brows(matt('#20222e'), [0.23, 0.22, 0.49], 0.3, 0.055, 0.1),
  part(matt('#fffaf0'), fangs([[0.12, -0.39, 0.72, 0.15]])),
];
