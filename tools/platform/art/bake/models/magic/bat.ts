import { corners, path } from '../path.ts';
import { flesh, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { join, melt, mirror, move, spinY } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere, tube } from '../../solid/primitives.ts';
import { eyes } from '../faceParts.ts';

const batWing = polygon(
  corners('0.1 0.16, 0.5 0.52, 1.06 0.4, 0.98 0.08, 0.82 -0.2, 0.7 0, 0.5 -0.34, 0.4 -0.06, 0.14 -0.3'),
);

export const bat: Part[] = [
  part(
    flesh('#5a2a86', 0.4),
    join(
      mirror(spinY(inflate(batWing, 0.06, 0.1), -0.25)),
      mirror(tube(path('0.12 0.1 0.08, 0.5 0.5 0.1, 1.02 0.4 -0.1'), 0.05, 0.03)),
    ),
  ),
  part(
    matt('#2e1648'),
    melt(
      0.08,
      ellipsoid(0.24, 0.34, 0.24),
      move(sphere(0.25), 0, 0.3, 0.08),
      mirror(tube(path('0.12 0.46 0.06, 0.2 0.66 0.04, 0.26 0.82 0'), 0.1, 0.015)),
    ),
  ),
  eyes([0.1, 0.34, 0.28], 0.075, '#ff3018', { white: '#ffe98a' }),
  part(lacquer('#ffffff'), mirror(tube(path('0.06 0.2 0.31, 0.06 0.14 0.33, 0.06 0.08 0.31'), 0.025, 0.004))),
];
