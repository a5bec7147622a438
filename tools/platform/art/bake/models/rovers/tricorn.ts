import { gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, move, stretch } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

export const tricorn: Part[] = [
  part(
    matt('#1c1826'),
    join(
      move(stretch(sphere(0.6), 1, 0.62, 1), 0, 0.5, -0.02),
      displace(
        move(
          (x, y, z) => {
            const r = Math.hypot(x, z * 1.1);
            const up =
              0.42 * Math.max(0, Math.cos(Math.atan2(x, z) * 1.5 + Math.PI)) ** 2 * Math.max(0, r - 0.5);
            return Math.max(Math.abs(y - up * 1.6 - 0.06) - 0.05, r - 0.98) * 0.6;
          },
          0,
          0.44,
        ),
        () => 0,
      ),
    ),
  ),
  part(
    gold,
    move(
      (x, y, z) => {
        const r = Math.hypot(x, z * 1.1);
        const up = 0.42 * Math.max(0, Math.cos(Math.atan2(x, z) * 1.5 + Math.PI)) ** 2 * Math.max(0, r - 0.5);
        return Math.hypot(r - 0.98, y - up * 1.6 - 0.06) * 0.7 - 0.045;
      },
      0,
      0.44,
    ),
  ),
  part(
    lacquer('#c4122b'),
    move((x, y, z) => Math.max(Math.hypot(x, z) - 0.62, Math.abs(y) - 0.07) * 0.9, 0, 0.56),
  ),
];
