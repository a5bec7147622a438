import { path } from '../path.ts';
import { lacquer } from '../../solid/Material.ts';
import type { Material } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, spinZ } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';

export const face = (m: Material): Part[] => [
  part(
    m,
    melt(
      0.08,
      ellipsoid(0.4, 0.5, 0.4),
      tube(path('0 0.2 0.34, 0 -0.02 0.46, 0 -0.08 0.44'), 0.07, 0.09),
      mirror(move(ellipsoid(0.12, 0.09, 0.1), 0.2, -0.12, 0.28)),
      move(ellipsoid(0.15, 0.08, 0.12), 0, -0.46, 0.2),
    ),
  ),
  part(
    lacquer('#9c2418'),
    join(
      move(ellipsoid(0.13, 0.035, 0.06), 0, -0.25, 0.37),
      move(ellipsoid(0.1, 0.045, 0.06), 0, -0.3, 0.35),
    ),
  ),
  part(lacquer('#fffaf0'), mirror(move(spinZ(ellipsoid(0.105, 0.05, 0.06), 0.1), 0.17, 0.06, 0.36))),
  part(
    lacquer('#0c0c14'),
    join(
      mirror(move(sphere(0.045), 0.17, 0.06, 0.395)),
      mirror(tube(path('0.05 0.04 0.38, 0.17 0.125 0.39, 0.3 0.07 0.3, 0.4 0.04 0.2'), 0.022)),
      mirror(tube(path('0.06 0.2 0.37, 0.18 0.24 0.34, 0.32 0.17 0.24'), 0.026)),
    ),
  ),
];
