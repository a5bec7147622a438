import { path } from '../path.ts';
import { glow, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringOf } from '../../solid/operators.ts';
import { lathe, tube } from '../../solid/primitives.ts';

export const dynamite: Part[] = [
  part(
    patterned(lacquer('#d8182a'), (_x, y) => (Math.abs(y) > 0.5 ? rgb('#f0d0a0') : undefined)),
    join(
      ...[
        [-0.26, 0],
        [0.26, 0],
        [0, 0.24],
        [0, -0.14],
      ].map(([x = 0, z = 0]) =>
        move(
          lathe((r, y) => Math.max(r - 0.235, Math.abs(y) - 0.62) - 0.02),
          x,
          -0.2,
          z,
        ),
      ),
    ),
  ),
  part(
    lacquer('#2a1a12'),
    join(
      ...[-0.42, 0.04].map(
        (y) =>
          (x: number, yy: number, z: number): number =>
            Math.max(Math.abs(Math.hypot(x, (z - 0.05) * 1.2) - 0.5) - 0.02, Math.abs(yy - y) - 0.06),
      ),
    ),
  ),
  part(matt('#e8d4a0'), tube(path('0 0.44 0.1, 0.1 0.72 0.1, 0.34 0.82 0.1'), 0.035)),
  part(
    glow('#ffb020', 1.6),
    move(ringOf(tube(path('0 0 0, 0 0.14 0, 0.02 0.25 0'), 0.07, 0.006), 8), 0.4, 0.84, 0.1),
  ),
];
