import { path } from '../path.ts';
import { gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move } from '../../solid/operators.ts';
import { capsule, sphere, tube } from '../../solid/primitives.ts';

export const fan: Part[] = [
  part(
    patterned(lacquer('#c4122b'), (x, y) => {
      const r = Math.hypot(x, y + 0.8);
      return Math.hypot(x, y - 0.25) < 0.3
        ? rgb('#ffd24a')
        : r > 1.5
          ? rgb('#ffd24a')
          : Math.sin(Math.atan2(x, y + 0.8) * 60) > 0.5
            ? rgb('#9c0c22')
            : undefined;
    }),
    (x, y, z) => {
      const a = Math.atan2(x, y + 0.8);
      const r = Math.hypot(x, y + 0.8);
      return (
        Math.max(
          Math.abs(z - 0.03 * Math.abs(((a * 10) % 1) - 0.5)) - 0.03,
          r - 1.62,
          0.6 - r,
          (Math.abs(a) - 0.82) * r,
        ) * 0.7
      );
    },
  ),
  part(
    matt('#2a1410'),
    join(
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((a) =>
        capsule([0, -0.8, 0], [Math.sin(a) * 0.9, -0.8 + Math.cos(a) * 0.9, 0.02], 0.03),
      ),
    ),
  ),
  part(gold, join(move(sphere(0.1), 0, -0.8, 0.03), tube(path('0 -0.84 0, 0.1 -1 0, 0.06 -1.1 0'), 0.03))),
];
