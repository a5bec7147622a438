import { glow, gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { grow2, join, melt, move } from '../../solid/operators.ts';
import { inflate, lathe, sphere } from '../../solid/primitives.ts';

const glass = (hex: string): ReturnType<typeof lacquer> => ({ ...lacquer(hex), emit: 0.4, soft: 0.8 });

export const flask: Part[] = [
  part(
    glass('#9a2cf0'),
    melt(
      0.12,
      move(sphere(0.6), 0, -0.34),
      lathe((r, y) => Math.max(r - 0.19, Math.abs(y - 0.4) - 0.28)),
    ),
  ),
  part(
    glow('#ff7af0', 0.9),
    join(
      ...[
        [0.2, -0.3, 0.5, 0.07],
        [-0.15, -0.1, 0.52, 0.05],
        [0.05, -0.55, 0.54, 0.06],
        [-0.3, -0.5, 0.42, 0.045],
      ].map(([x = 0, y = 0, z = 0, r = 0]) => move(sphere(r), x, y, z)),
    ),
  ),
  part(
    gold,
    join(
      lathe((r, y) => Math.hypot(r - 0.2, y - 0.66) - 0.06),
      lathe((r, y) => Math.hypot(r - 0.24, y - 0.18) - 0.045),
      move(inflate(grow2(star(5, 1, 0.45), 0.2), 0.06, 0.08), 0, -0.3, 0.58),
    ),
  ),
  part(
    matt('#b5763c'),
    lathe((r, y) => Math.max(r - 0.16, Math.abs(y - 0.82) - 0.14) - 0.02),
  ),
];
