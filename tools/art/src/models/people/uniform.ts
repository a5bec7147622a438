import { corners, path } from '../path.ts';
import { lacquer, painted, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { cut, join, melt, mirror, move, spinX, spinZ } from '../../solid/operators.ts';
import { ellipsoid, extrude, inflate, sphere, tube } from '../../solid/primitives.ts';
import type { Dealer } from './Dealer.ts';
import { skinOf } from './skinOf.ts';

/** Shirt, waistcoat and bow tie. */
export const uniform = (d: Dealer): Part[] => [
  part(
    lacquer('#f7f4ee'),
    melt(
      0.07,
      move(ellipsoid(0.44, 0.2, 0.22), 0, -0.18, -0.05),
      move(ellipsoid(0.36, 0.6, 0.24), 0, -0.7, -0.02),
      mirror(tube(path('0.44 -0.2 -0.05, 0.6 -0.52 0.02, 0.42 -0.8 0.34'), 0.15, 0.1)),
    ),
  ),
  part(
    painted(lacquer(d.dress), (x, y, z) =>
      z > 0 && Math.abs(x) < 0.012
        ? rgb('#0a0a10')
        : Math.hypot(x - 0.05, ((y * 5 + 9) % 1) / 5 - 0.1) < 0.018
          ? rgb('#ffd24a')
          : undefined,
    ),
    cut(
      melt(0.05, move(ellipsoid(0.4, 0.64, 0.27), 0, -0.72, -0.01)),
      join(
        move(spinX(extrude(polygon(corners('0 -0.56, 0.17 0.1, -0.17 0.1')), 0.4), 0), 0, 0, 0.3),
        mirror(move(ellipsoid(0.16, 0.5, 0.4), 0.5, -0.2, 0)),
      ),
    ),
  ),
  part(
    lacquer(d.trim),
    move(
      join(
        mirror(
          move(
            spinZ(inflate(polygon(corners('0 0.03, 0.15 0.09, 0.15 -0.09, 0 -0.03')), 0.05, 0.06), 0),
            0.01,
            0,
          ),
        ),
        sphere(0.045),
      ),
      0,
      -0.02,
      0.15,
    ),
  ),
  part(skinOf(d), mirror(move(ellipsoid(0.085, 0.065, 0.11), 0.36, -0.84, 0.44))),
];
