import { path } from '../path.ts';
import { lacquer, matt, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc } from '../../solid/flatShapes.ts';
import { join, melt, move, ringOf } from '../../solid/operators.ts';
import { box, capsule, ellipsoid, extrude, sphere, torus, tube } from '../../solid/primitives.ts';

const wheelAt = (x: number, z: number, r: number): Part[] => [
  part(matt('#16161c'), move(extrude(disc(r), 0.13, 0.05), x, -0.3, z)),
  part(
    metal('#ffc94a', 0.2),
    join(
      ...[0.13, -0.13].map((k) =>
        move(
          join(torus(r * 0.5, 0.03), ringOf(capsule([0, 0, 0], [0, r * 0.5, 0], 0.025), 5)),
          x,
          -0.3,
          z + k,
        ),
      ),
    ),
  ),
];

export const car: Part[] = [
  part(
    patterned(lacquer('#e3182c'), (_x, _y, z) => (Math.abs(z) < 0.06 ? rgb('#fff6ea') : undefined)),
    melt(
      0.1,
      move(box(0.9, 0.1, 0.18, 0.08), 0, -0.24),
      move(box(0.44, 0.16, 0.36, 0.12), 0.26, -0.2),
      (x, y, z) => (Math.hypot(Math.hypot((y + 0.24) / 0.13, z / 0.15), (x + 0.66) / 0.5) - 1) * 0.12,
      move(box(0.2, 0.2, 0.1, 0.08), 0.5, 0),
    ),
  ),
  part(
    lacquer('#1c1c28'),
    join(
      move(box(0.13, 0.03, 0.56, 0.02), -1.02, -0.3),
      move(box(0.16, 0.035, 0.44, 0.02), 0.96, 0.16),
      ...[-0.4, 0.4].map((z) => move(box(0.16, 0.15, 0.02, 0.01), 0.96, 0.1, z)),
      tube(path('-0.1 -0.06 0.18, 0 0.12 0.12, 0.16 0.16 0, 0 0.12 -0.12, -0.1 -0.06 -0.18'), 0.03),
    ),
  ),
  part(lacquer('#ffd23a'), move(sphere(0.15), 0.14, 0.02)),
  part(lacquer('#10121c'), move(ellipsoid(0.1, 0.06, 0.13), 0.04, 0.04)),
  ...[
    [-0.66, 0.42, 0.24],
    [-0.66, -0.42, 0.24],
    [0.7, 0.44, 0.28],
    [0.7, -0.44, 0.28],
  ].flatMap(([x = 0, z = 0, r = 0]) => wheelAt(x, z, r)),
];
