import { path } from '../path.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { displace, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, tube } from '../../solid/primitives.ts';
import type { Hair } from './Dealer.ts';

/** The ways to wear hair, each as a shape around the head. */
export const hairs: Record<Hair, () => Sdf> = {
  long: () =>
    melt(
      0.08,
      move(ellipsoid(0.35, 0.36, 0.34), 0, 0.6, -0.06),
      mirror(tube(path('0.28 0.62 0, 0.36 0.3 -0.04, 0.38 -0.05 0, 0.3 -0.32 0.14'), 0.14, 0.09)),
      move(ellipsoid(0.34, 0.5, 0.18), 0, 0.2, -0.2),
    ),
  wavy: () =>
    displace(
      melt(
        0.1,
        move(ellipsoid(0.37, 0.37, 0.34), 0, 0.6, -0.06),
        mirror(tube(path('0.3 0.62 0, 0.42 0.34 -0.04, 0.36 0.04 0.02, 0.46 -0.24 0.08'), 0.17, 0.1)),
        move(ellipsoid(0.38, 0.46, 0.2), 0, 0.22, -0.2),
      ),
      (x, y) => 0.02 * Math.sin(y * 22 + Math.abs(x) * 8),
    ),
  bun: () =>
    melt(
      0.04,
      move(ellipsoid(0.335, 0.35, 0.33), 0, 0.58, -0.07),
      move(ellipsoid(0.17, 0.16, 0.16), 0, 0.98, -0.1),
    ),
  bob: () =>
    melt(
      0.06,
      move(ellipsoid(0.37, 0.36, 0.35), 0, 0.58, -0.06),
      mirror(move(ellipsoid(0.12, 0.27, 0.24), 0.31, 0.38, 0)),
    ),
  short: () =>
    melt(
      0.06,
      move(ellipsoid(0.325, 0.32, 0.33), 0, 0.63, -0.07),
      move(ellipsoid(0.22, 0.1, 0.14), 0.06, 0.85, 0.16),
    ),
  slick: () => move(ellipsoid(0.315, 0.33, 0.34), 0, 0.61, -0.08),
};
