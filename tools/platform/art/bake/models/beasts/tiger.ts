import { flesh, lacquer, matt, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import { brows, eyes, fangs } from '../faceParts.ts';
import { path } from '../path.ts';
import { tigerStripes } from './tigerStripes.ts';
import { tuft } from './tuft.ts';

const coat = '#f08a1e';

/** A tiger's head. */
export const tiger: readonly Part[] = [
  part(
    patterned(flesh(coat, 0.2), tigerStripes),
    join(
      melt(
        0.16,
        ellipsoid(0.58, 0.58, 0.5),
        move(ellipsoid(0.3, 0.22, 0.3), 0, -0.26, 0.42),
        tube(path('0 0.3 0.42, 0 0 0.62, 0 -0.14 0.68'), 0.14, 0.15),
        mirror(move(ellipsoid(0.24, 0.18, 0.18), 0.34, -0.06, 0.3)),
        ...[-0.02, -0.24, -0.46].map((y, i) =>
          mirror(tuft([0.36, y, 0.06], [0.68, y - 0.08, 0], [0.92 - i * 0.1, y - 0.24, -0.1], 0.18)),
        ),
      ),
      mirror(move(cut(sphere(0.19), move(sphere(0.13), -0.02, -0.02, 0.12)), 0.45, 0.5, 0.04)),
    ),
  ),
  part(
    matt('#fff3de'),
    join(
      mirror(move(ellipsoid(0.17, 0.14, 0.15), 0.13, -0.3, 0.62)),
      move(ellipsoid(0.18, 0.16, 0.14), 0, -0.52, 0.42),
      mirror(tuft([0.34, -0.36, 0.14], [0.5, -0.56, 0.06], [0.6, -0.8, -0.1], 0.16)),
    ),
  ),
  part(
    lacquer('#3a1512'),
    join(
      move(melt(0.06, ellipsoid(0.13, 0.07, 0.08), move(sphere(0.05), 0, -0.08)), 0, -0.14, 0.79),
      mirror(tube(path('0 -0.3 0.78, 0.09 -0.42 0.73, 0.26 -0.36 0.58'), 0.022)),
    ),
  ),
  eyes([0.22, 0.1, 0.45], 0.125, '#9fd018'),
  brows(matt('#1a0d0a'), [0.23, 0.26, 0.5], 0.28, 0.045, 0.1),
  part(matt('#fffaf0'), fangs([[0.1, -0.42, 0.66, 0.17]])),
];
