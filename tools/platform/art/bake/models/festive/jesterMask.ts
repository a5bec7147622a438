import { corners, path } from '../path.ts';
import { gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { cut, join, mirror, move, spinZ, stretch, within } from '../../solid/operators.ts';
import { box, inflate, sphere, tube } from '../../solid/primitives.ts';

export const jesterMask: Part[] = [
  part(
    patterned(lacquer('#fbf4ea'), (x, y) => {
      const u = Math.abs(x);
      return x > 0 && (Math.floor(x * 5 + y * 4) + Math.floor(x * 5 - y * 4 + 40)) % 2 === 0
        ? rgb('#1f1730')
        : Math.hypot((u - 0.24) / 1.3, y + 0.34) < 0.06
          ? rgb('#e0102f')
          : undefined;
    }),
    cut(
      within(stretch(sphere(0.72), 0.9, 1.12, 0.66), (_x, _y, z) => -z - 0.05),
      join(
        mirror(move(spinZ(box(0.18, 0.09, 0.6, 0.08), 0.2), 0.27, 0.12, 0.4)),
        move(
          (x, y, z) =>
            Math.max(Math.abs(y + 0.36 - x * x * 1.2) - 0.045, Math.abs(x) - 0.3, Math.abs(z - 0.5) - 0.5),
          0,
          0,
          0,
        ),
      ),
    ),
  ),
  part(
    gold,
    join(
      mirror(tube(path('0.06 0.1 0.46, 0.26 0.24 0.44, 0.46 0.2 0.34'), 0.03)),
      tube(path('0 0.3 0.46, 0 0.06 0.54, 0 -0.14 0.54'), 0.07, 0.09),
      tube(path('-0.6 0.36 0.1, -0.3 0.66 0.2, 0 0.5 0.42, 0.3 0.66 0.2, 0.6 0.36 0.1'), 0.05),
    ),
  ),
  part(
    lacquer('#8a1cd8'),
    join(
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((a) =>
        spinZ(
          move(inflate(blob(corners('0 0, 0.16 0.24, 0.06 0.62, -0.1 0.4'), 4), 0.09, 0.14), 0, 0.56, -0.02),
          a,
        ),
      ),
    ),
  ),
  part(gold, join(...[-0.8, -0.4, 0, 0.4, 0.8].map((a) => spinZ(move(sphere(0.08), 0.05, 1.16, 0), a)))),
];
