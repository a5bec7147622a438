import { corners, path } from '../path.ts';
import { gold, lacquer, matt, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, disc } from '../../solid/flatShapes.ts';
import { cut, join, melt, mirror, move, spinZ, within } from '../../solid/operators.ts';
import { box, ellipsoid, extrude, inflate, tube } from '../../solid/primitives.ts';
import { glowEyes } from '../faceParts.ts';

export const kabuto: Part[] = [
  part(
    patterned(lacquer('#2a1420'), (x, y, z) => {
      void y;
      return Math.abs((Math.atan2(x, z) * 7) % 1) < 0.14 ? rgb('#c8963a') : undefined;
    }),
    within(move(ellipsoid(0.58, 0.56, 0.6), 0, 0.2), (_x, y) => 0.16 - y),
  ),
  part(
    lacquer('#b3122e'),
    join(
      ...[0, 1, 2, 3].map((i) => {
        const r = 0.62 + i * 0.1;
        return (x: number, y: number, z: number): number =>
          Math.max(
            Math.abs(Math.hypot(x, z) - r - (0.16 - i * 0.17 - y) * 0.5) - 0.035,
            Math.abs(y - 0.1 + i * 0.17) - 0.085,
            z - 0.24,
          ) * 0.8;
      }),
    ),
  ),
  part(
    gold,
    join(
      mirror(
        move(
          spinZ(
            inflate(blob(corners('0 0, 0.14 0.25, 0.5 0.55, 0.78 0.62, 0.5 0.38, 0.2 0.02'), 3), 0.06, 0.07),
            0.2,
          ),
          0.06,
          0.42,
          0.54,
        ),
      ),
      move(extrude(disc(0.17), 0.07, 0.03), 0, 0.5, 0.56),
      move((x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 0.6) - 0.06, Math.abs(y) - 0.05), 0, 0.16, 0),
    ),
  ),
  part(
    metal('#b8242c', 0.3),
    cut(
      melt(
        0.06,
        move(ellipsoid(0.42, 0.42, 0.4), 0, -0.28, 0.16),
        move(ellipsoid(0.12, 0.16, 0.14), 0, -0.16, 0.54),
        mirror(move(ellipsoid(0.15, 0.12, 0.12), 0.24, -0.2, 0.46)),
      ),
      join(
        mirror(move(spinZ(box(0.14, 0.055, 0.2, 0.04), 0.25), 0.2, 0.0, 0.5)),
        move(box(0.22, 0.06, 0.2, 0.05), 0, -0.46, 0.54),
      ),
    ),
  ),
  part(matt('#0c0608'), move(ellipsoid(0.38, 0.38, 0.36), 0, -0.28, 0.14)),
  glowEyes([0.19, 0.0, 0.46], 0.04, '#ffd23a', 1.7),
  part(
    lacquer('#fff6e0'),
    join(
      mirror(tube(path('0.1 -0.48 0.54, 0.12 -0.42 0.58, 0.12 -0.34 0.56'), 0.035, 0.005)),
      mirror(tube(path('0.2 -0.42 0.5, 0.21 -0.5 0.53, 0.2 -0.56 0.5'), 0.035, 0.005)),
    ),
  ),
  part(matt('#f0ead8'), mirror(tube(path('0.06 -0.34 0.6, 0.24 -0.36 0.54, 0.4 -0.56 0.4'), 0.05, 0.01))),
];
