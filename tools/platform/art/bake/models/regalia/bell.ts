import { gold, lacquer, oldGold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { heart } from '../../solid/flatShapes.ts';
import { grow2, join, move } from '../../solid/operators.ts';
import { inflate, lathe, sphere, torus } from '../../solid/primitives.ts';

export const bell: Part[] = [
  part(
    gold,
    join(
      lathe((r, y) => {
        const bodyR =
          y > 0.5
            ? 0.36 * Math.sqrt(Math.max(0, 1 - ((y - 0.5) / 0.26) ** 2))
            : 0.36 + 0.42 * Math.pow(Math.max(0, (0.5 - y) / 1.1), 2.4);
        return Math.max(Math.abs(r - bodyR) - 0.04, -y - 0.6) * 0.6;
      }),
      lathe((r, y) => Math.hypot(r - 0.8, y + 0.6) - 0.08),
      lathe((r, y) => Math.hypot(r - 0.5, y + 0.22) - 0.03),
      move(torus(0.14, 0.055), 0, 0.88),
    ),
  ),
  part(lacquer('#a8121e'), move(inflate(grow2(heart, 0.16), 0.08, 0.1), 0, 0.1, 0.42)),
  part(oldGold, move(sphere(0.2), 0, -0.74)),
];
