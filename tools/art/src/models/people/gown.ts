import { path } from '../path.ts';
import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, within } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import type { Dealer } from './Dealer.ts';
import { skinOf } from './skinOf.ts';

/** Arms, shoulders and an evening gown. */
export const gown = (d: Dealer): Part[] => [
  part(
    skinOf(d),
    melt(
      0.07,
      move(ellipsoid(0.42, 0.17, 0.2), 0, -0.14, -0.06),
      mirror(tube(path('0.42 -0.16 -0.06, 0.56 -0.5 0.02, 0.4 -0.8 0.34'), 0.12, 0.075)),
      mirror(move(ellipsoid(0.08, 0.06, 0.1), 0.36, -0.84, 0.42)),
    ),
  ),
  part(
    { ...lacquer(d.dress), coat: 0.45 },
    within(
      melt(
        0.1,
        move(ellipsoid(0.38, 0.34, 0.25), 0, -0.42, -0.02),
        mirror(move(sphere(0.17), 0.15, -0.34, 0.12)),
        move(ellipsoid(0.28, 0.4, 0.22), 0, -0.8, -0.02),
        move(ellipsoid(0.42, 0.3, 0.28), 0, -1.2, 0),
      ),
      (x, y) => y + 0.2 - 0.28 * Math.abs(x),
    ),
  ),
  part(
    gold,
    join(
      tube(path('-0.14 -0.02 0.05, 0 -0.14 0.16, 0.14 -0.02 0.05'), 0.018),
      move(sphere(0.04), 0, -0.15, 0.17),
      mirror(move(sphere(0.03), 0.3, 0.37, 0.02)),
    ),
  ),
];
