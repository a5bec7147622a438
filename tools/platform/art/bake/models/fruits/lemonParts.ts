import { flesh } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, melt, move, spinZ } from '../../solid/operators.ts';
import { ellipsoid } from '../../solid/primitives.ts';
import { leaf } from './leaf.ts';

export const lemonParts: readonly Part[] = [
  part(
    flesh('#ffd416', 0.7),
    spinZ(
      displace(
        melt(
          0.25,
          ellipsoid(0.86, 0.64, 0.64),
          move(ellipsoid(0.2, 0.15, 0.15), 0.86, 0),
          move(ellipsoid(0.16, 0.13, 0.13), -0.86, 0),
        ),
        (x, y, z) => Math.sin(x * 34) * Math.sin(y * 36) * Math.sin(z * 35) * 0.006,
      ),
      0.5,
    ),
  ),
  leaf(0.55, 0.6, 0, 0.5, 0.6),
];
