import { glow, iron, lacquer, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, melt, mirror, move, spinX, spinZ } from '../../solid/operators.ts';
import { box, capsule, ellipsoid, lathe, sphere, torus } from '../../solid/primitives.ts';

export const astronaut: Part[] = [
  part(
    lacquer('#f2f4fa'),
    join(
      cut(sphere(0.7), move(ellipsoid(0.52, 0.42, 0.5), 0, 0.02, 0.46), 0.05),
      move(
        melt(
          0.1,
          ellipsoid(0.72, 0.36, 0.46),
          mirror(capsule([0.56, -0.02, 0], [0.86, -0.4, 0.1], 0.24, 0.2)),
        ),
        0,
        -0.86,
        -0.05,
      ),
    ),
  ),
  part(
    patterned({ ...metal('#ff9a2a', 0.05), coat: 1 }, (x, y) =>
      y > 0.16 + x * 0.2 ? rgb('#5a2af0') : y > -0.06 + x * 0.2 ? rgb('#c838d0') : rgb('#ffae3a'),
    ),
    move(ellipsoid(0.55, 0.45, 0.46), 0, 0.02, 0.2),
  ),
  part(
    metal('#ff8a1a', 0.25),
    join(
      move(spinX(torus(0.5, 0.07), Math.PI / 2), 0, -0.56),
      mirror(
        move(
          spinZ(
            lathe((r, y) => Math.max(r - 0.17, Math.abs(y) - 0.1) - 0.02),
            Math.PI / 2,
          ),
          0.7,
          0.02,
          0,
        ),
      ),
    ),
  ),
  part(
    iron,
    join(capsule([0.66, 0.2, 0], [0.72, 0.72, 0], 0.025), move(box(0.2, 0.13, 0.1, 0.04), 0, -0.88, 0.4)),
  ),
  part(glow('#ff3030', 1.4), join(move(sphere(0.06), 0.72, 0.76, 0), move(sphere(0.04), -0.08, -0.86, 0.5))),
];
