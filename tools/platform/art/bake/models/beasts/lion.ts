import { path } from '../path.ts';
import { flesh, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import { brows, eyes, fangs } from '../faceParts.ts';
import { maneRing } from './maneRing.ts';

export const lion = (maneDark: string, maneLight: string, coat: string): Part[] => [
  part(matt(maneDark), move(maneRing(15, 0.42, 1.12, -0.25, 0.24), 0, 0)),
  part(
    matt(maneLight),
    move(join(maneRing(13, 0.38, 0.9, 0, 0.2, 0.2), maneRing(11, 0.3, 0.68, 0.22, 0.15)), 0, 0.02),
  ),
  part(
    flesh(coat, 0.2),
    join(
      melt(
        0.16,
        ellipsoid(0.52, 0.56, 0.5),
        move(ellipsoid(0.3, 0.22, 0.3), 0, -0.26, 0.42),
        mirror(move(ellipsoid(0.2, 0.17, 0.2), 0.14, -0.27, 0.55)),
        tube(path('0 0.3 0.42, 0 0 0.62, 0 -0.14 0.68'), 0.13, 0.15),
        mirror(move(ellipsoid(0.2, 0.14, 0.16), 0.3, 0.02, 0.34)),
      ),
      mirror(move(cut(sphere(0.19), move(sphere(0.13), -0.02, -0.02, 0.13)), 0.5, 0.52, 0.1)),
    ),
  ),
  part(
    matt('#fff0d6'),
    join(
      mirror(move(ellipsoid(0.14, 0.11, 0.12), 0.12, -0.3, 0.65)),
      move(ellipsoid(0.16, 0.15, 0.14), 0, -0.52, 0.44),
    ),
  ),
  part(
    lacquer('#3a1512'),
    join(
      move(melt(0.06, ellipsoid(0.14, 0.075, 0.08), move(sphere(0.05), 0, -0.08)), 0, -0.14, 0.78),
      mirror(tube(path('0 -0.3 0.76, 0.09 -0.4 0.7, 0.24 -0.36 0.6'), 0.022)),
    ),
  ),
  eyes([0.22, 0.1, 0.45], 0.125, '#e08a08'),
  brows(matt('#5a250a'), [0.23, 0.27, 0.52], 0.28, 0.05, 0.09),
  part(matt('#fffaf0'), fangs([[0.09, -0.4, 0.66, 0.15]])),
];
