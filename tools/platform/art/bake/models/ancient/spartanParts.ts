import { path } from '../path.ts';
import { bronze, gold, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, displace, join, melt, mirror, move, spinZ } from '../../solid/operators.ts';
import { box, ellipsoid, tube } from '../../solid/primitives.ts';
import { glowEyes } from '../faceParts.ts';

export const spartanParts: readonly Part[] = [
  part(
    bronze,
    cut(
      melt(0.05, ellipsoid(0.52, 0.56, 0.56), move(box(0.46, 0.36, 0.42, 0.2), 0, -0.4, 0.06)),
      join(
        mirror(move(spinZ(box(0.15, 0.1, 0.5, 0.06), 0.2), 0.22, -0.06, 0.5)),
        move(box(0.1, 0.5, 0.6, 0.06), 0, -0.5, 0.5),
      ),
    ),
  ),
  part(
    gold,
    join(
      mirror(
        tube(
          path(
            '0.02 0.04 0.56, 0.22 0.1 0.52, 0.42 0.02 0.36, 0.4 -0.16 0.36, 0.16 -0.16 0.52, 0.1 -0.6 0.5, 0.14 -0.82 0.44',
          ),
          0.035,
        ),
      ),
      tube(path('0 0.5 0.3, 0 0.2 0.55, 0 -0.22 0.62'), 0.06, 0.035),
    ),
  ),
  part(matt('#101018'), ellipsoid(0.46, 0.5, 0.48)),
  glowEyes([0.2, -0.06, 0.42], 0.05, '#ffb42a', 1.4),
  part(
    matt('#c4162a'),
    displace(
      (x, y, z) => {
        const q = Math.hypot(y - 0.05, z + 0.05);
        return (
          Math.max(
            Math.abs(q - 0.8) - 0.2,
            Math.abs(x) - 0.11,
            z - 0.55 - y * 0.2,
            -y * 0.6 + z * 0.6 - 0.35,
          ) * 0.8
        );
      },
      (_x, y, z) => 0.016 * Math.sin(Math.atan2(y, z) * 46),
    ),
  ),
];
