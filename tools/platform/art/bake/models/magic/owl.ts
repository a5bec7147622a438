import { path } from '../path.ts';
import { lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, melt, mirror, move, spinZ } from '../../solid/operators.ts';
import { capsule, ellipsoid, tube } from '../../solid/primitives.ts';
import { eyes } from '../faceParts.ts';

export const owl: Part[] = [
  part(
    matt('#7a5436'),
    displace(
      melt(0.2, move(ellipsoid(0.58, 0.66, 0.5), 0, -0.28), move(ellipsoid(0.56, 0.44, 0.46), 0, 0.34)),
      (x, y) => 0.018 * Math.sin(x * 20) * Math.sin(y * 18),
    ),
  ),
  part(
    matt('#f3ddb8'),
    displace(
      move(ellipsoid(0.4, 0.46, 0.3), 0, -0.4, 0.26),
      (x, y) => 0.02 * Math.sin(x * 22) * Math.sin(y * 22),
    ),
  ),
  part(matt('#f8ead0'), mirror(move(ellipsoid(0.3, 0.3, 0.14), 0.25, 0.32, 0.4))),
  eyes([0.25, 0.32, 0.46], 0.17, '#ffb010'),
  part(
    lacquer('#ffae1a'),
    join(
      tube(path('0 0.24 0.56, 0 0.12 0.66, 0 0.02 0.6'), 0.1, 0.01),
      mirror(
        join(
          ...[-0.1, 0, 0.1].map((k) =>
            capsule([0.2 + k * 0.6, -0.88, 0.3], [0.2 + k, -0.94, 0.46], 0.06, 0.04),
          ),
        ),
      ),
    ),
  ),
  part(
    matt('#4a2e1c'),
    join(
      mirror(move(spinZ(ellipsoid(0.2, 0.56, 0.32), 0.12), 0.58, -0.3, 0)),
      mirror(tube(path('0.1 0.5 0.42, 0.32 0.64 0.32, 0.55 0.95 0.1'), 0.1, 0.015)),
    ),
  ),
];
