import { corners } from '../path.ts';
import { gold, iron, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, slab } from '../../solid/flatShapes.ts';
import { join, melt, move, spinX, spinZ, stretch } from '../../solid/operators.ts';
import { box, capsule, ellipsoid, extrude, lathe, torus } from '../../solid/primitives.ts';

const planeWhite = lacquer('#f6f8fc');

export const plane: Part[] = [
  part(
    patterned(lacquer('#e3182c'), (_x, y) => (y < -0.08 ? rgb('#fff6ea') : undefined)),
    melt(
      0.08,
      (x, y, z) => (Math.hypot(Math.hypot(y, z) / (0.3 - Math.max(0, x) * 0.2), x / 0.98) - 1) * 0.24,
      move(ellipsoid(0.3, 0.2, 0.22), -0.1, 0.16),
    ),
  ),
  part(
    planeWhite,
    join(
      move(stretch(spinX(extrude(slab(0.28, 1.08, 0.2), 0.05, 0.03), Math.PI / 2), 1, 1, 1), -0.2, -0.1, 0),
      move(spinX(extrude(slab(0.15, 0.42, 0.1), 0.035, 0.02), Math.PI / 2), 0.84, 0.06, 0),
    ),
  ),
  part(
    lacquer('#e3182c'),
    join(
      move(extrude(blob(corners('-0.16 0, 0.02 0.34, 0.22 0.4, 0.16 0'), 4), 0.035, 0.02), 0.82, 0.1, 0),
      ...[-0.9, 0.9].map((z) => move(box(0.26, 0.055, 0.14, 0.03), -0.2, -0.1, z)),
    ),
  ),
  part({ ...lacquer('#5ac8ff'), emit: 0.25 }, move(ellipsoid(0.22, 0.16, 0.16), -0.06, 0.26)),
  part(
    gold,
    join(
      move(
        spinZ(
          lathe((r, y) => Math.max(r - 0.24, Math.abs(y) - 0.08)),
          Math.PI / 2,
        ),
        -0.86,
        0,
        0,
      ),
      move(ellipsoid(0.16, 0.09, 0.09), -1, 0, 0),
    ),
  ),
  part(
    matt('#3a2a22'),
    join(...[0.5, 2.6, 4.7].map((a) => move(spinX(box(0.02, 0.44, 0.06, 0.02), a), -0.98, 0, 0))),
  ),
  part(
    iron,
    join(
      ...[-0.26, 0.26].map((z) => capsule([-0.36, -0.2, z * 0.6], [-0.4, -0.42, z], 0.03)),
      ...[-0.28, 0.28].map((z) => move(torus(0.1, 0.055), -0.4, -0.46, z)),
    ),
  ),
];
