import { lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, melt, mirror, move, spinZ } from '../../solid/operators.ts';
import { box, ellipsoid } from '../../solid/primitives.ts';
import { glowEyes } from '../faceParts.ts';

export const tiki = (hex: string, trim: string): Part[] => [
  part(
    matt(hex),
    displace(
      join(
        melt(
          0.08,
          box(0.46, 0.92, 0.4, 0.12),
          move(box(0.56, 0.12, 0.48, 0.06), 0, 0.36, 0.02),
          move(ellipsoid(0.16, 0.26, 0.2), 0, 0.02, 0.42),
        ),
      ),
      (x, y, z) => 0.012 * Math.sin(y * 34 + Math.sin(x * 7 + z * 5) * 2),
    ),
  ),
  part(
    lacquer(trim),
    join(
      move(box(0.6, 0.07, 0.5, 0.04), 0, 0.9, 0),
      move(box(0.56, 0.06, 0.48, 0.04), 0, -0.92, 0),
      ...[-0.3, 0, 0.3].map((k) => move(box(0.1, 0.12, 0.06, 0.03), k, 0.68, 0.4)),
    ),
  ),
  part(
    matt('#1d0d08'),
    join(
      mirror(move(spinZ(box(0.17, 0.1, 0.1, 0.05), 0.24), 0.25, 0.2, 0.4)),
      move(box(0.34, 0.15, 0.08, 0.06), 0, -0.46, 0.38),
    ),
  ),
  glowEyes([0.25, 0.2, 0.46], 0.075, '#ffb21a', 1.3),
  part(
    lacquer('#fff1cf'),
    join(
      ...[-0.24, -0.08, 0.08, 0.24].map((k) => move(box(0.065, 0.07, 0.06, 0.02), k, -0.4, 0.42)),
      ...[-0.16, 0, 0.16].map((k) => move(box(0.065, 0.06, 0.06, 0.02), k, -0.55, 0.42)),
    ),
  ),
];
