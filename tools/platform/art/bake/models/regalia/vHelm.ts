import { path } from '../path.ts';
import { flesh, gold, matt, oldGold, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import {
  displace,
  join,
  melt,
  mirror,
  move,
  ringAround,
  spinX,
  spinZ,
  within,
} from '../../solid/operators.ts';
import { ellipsoid, lathe, sphere, torus, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';

export const vHelm: Part[] = [
  part(
    steel,
    within(ellipsoid(0.6, 0.66, 0.6), (_x, y) => -y - 0.02),
  ),
  part(
    gold,
    join(
      move(spinX(torus(0.6, 0.075), Math.PI / 2), 0, 0, 0),
      (x, y, z) => Math.max(Math.abs(Math.hypot(y / 1.1, z) - 0.6) - 0.05, Math.abs(x) - 0.07, -y),
      tube(path('0 0.1 0.6, 0 -0.12 0.68, 0 -0.3 0.64'), 0.075, 0.05),
      mirror(tube(path('0.06 -0.02 0.64, 0.24 -0.1 0.6, 0.42 -0.04 0.46'), 0.055)),
      ringAround(move(sphere(0.05), 0, 0, 0.67), 14),
    ),
  ),
  part(
    flesh('#f2e3c4', 0.8),
    mirror(tube(path('0.52 0.14 0, 0.86 0.2 0, 1.02 0.54 0.04, 0.9 0.98 0.1'), 0.19, 0.015, 6)),
  ),
  part(
    oldGold,
    mirror(
      move(
        spinZ(
          lathe((r, y) => Math.max(r - 0.23, Math.abs(y) - 0.07) - 0.02),
          -Math.PI / 2 + 0.1,
        ),
        0.58,
        0.15,
      ),
    ),
  ),
  part(
    flesh('#e9b48c', 0.3),
    melt(
      0.06,
      move(ellipsoid(0.42, 0.36, 0.4), 0, -0.14, 0.1),
      move(ellipsoid(0.1, 0.11, 0.1), 0, -0.26, 0.5),
    ),
  ),
  part(
    matt('#c8641c'),
    displace(
      join(
        melt(
          0.1,
          move(ellipsoid(0.44, 0.3, 0.34), 0, -0.5, 0.18),
          tube(path('0 -0.6 0.3, 0 -0.86 0.3, 0.04 -1.06 0.22'), 0.26, 0.06),
          mirror(tube(path('0.24 -0.6 0.26, 0.28 -0.84 0.22, 0.22 -0.98 0.16'), 0.17, 0.04)),
        ),
        mirror(tube(path('0.03 -0.36 0.52, 0.2 -0.4 0.5, 0.4 -0.54 0.36'), 0.1, 0.03)),
      ),
      (x, y, z) => 0.014 * Math.sin(x * 40 + Math.sin(y * 12) * 2 + z * 8),
    ),
  ),
  eyes([0.18, -0.14, 0.42], 0.085, '#2a8ae0'),
  brows(matt('#a84a10'), [0.19, -0.04, 0.5], 0.24, 0.05, 0.1),
];
