import { corners, path } from '../path.ts';
import { flesh, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { cut, join, melt, mirror, move, spinX } from '../../solid/operators.ts';
import { box, ellipsoid, extrude, sphere, tube } from '../../solid/primitives.ts';
import { glowEyes } from '../faceParts.ts';

export const skullParts = (bone: string, sockets: string): Part[] => [
  part(
    flesh(bone, 0.3),
    cut(
      melt(
        0.1,
        move(ellipsoid(0.56, 0.52, 0.56), 0, 0.24),
        move(box(0.3, 0.26, 0.3, 0.14), 0, -0.3, 0.2),
        mirror(move(ellipsoid(0.16, 0.13, 0.2), 0.36, -0.08, 0.3)),
      ),
      join(
        mirror(move(ellipsoid(0.17, 0.18, 0.22), 0.22, 0.1, 0.56)),
        move(spinX(extrude(polygon(corners('0 0.12, 0.09 -0.1, -0.09 -0.1')), 0.2), 0), 0, -0.16, 0.52),
      ),
    ),
  ),
  part(
    flesh(bone, 0.5),
    join(
      ...[-0.21, -0.07, 0.07, 0.21].map((k) =>
        move(box(0.062, 0.1, 0.06, 0.035), k, -0.48, 0.47 - Math.abs(k) * 0.2),
      ),
      ...[-0.2, -0.07, 0.07, 0.2].map((k) =>
        move(box(0.058, 0.08, 0.06, 0.03), k, -0.68, 0.42 - Math.abs(k) * 0.2),
      ),
      melt(
        0.05,
        tube(
          path('-0.34 -0.34 0.1, -0.26 -0.78 0.28, 0 -0.84 0.38, 0.26 -0.78 0.28, 0.34 -0.34 0.1'),
          0.09,
          0.09,
        ),
      ),
    ),
  ),
  part(
    matt('#120a0c'),
    join(
      mirror(move(sphere(0.17), 0.21, 0.1, 0.36)),
      move(sphere(0.1), 0, -0.17, 0.36),
      move(box(0.26, 0.2, 0.1, 0.05), 0, -0.56, 0.3),
    ),
  ),
  glowEyes([0.21, 0.1, 0.5], 0.06, sockets, 1),
];
