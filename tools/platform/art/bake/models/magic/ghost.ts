import { path } from '../path.ts';
import { flesh, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move } from '../../solid/operators.ts';
import { capsule, ellipsoid, sphere, tube } from '../../solid/primitives.ts';

export const ghost: Part[] = [
  part(
    { ...flesh('#eef3ff', 0.5), emit: 0.22, soft: 0.8 },
    melt(
      0.12,
      move(ellipsoid(0.5, 0.52, 0.46), 0, 0.32),
      tube(path('0 0.2 0, 0 -0.3 0, 0.1 -0.7 0, 0.42 -0.96 0'), 0.5, 0.05),
      mirror(tube(path('0.36 0.05 0.1, 0.66 0.08 0.2, 0.78 0.28 0.26'), 0.16, 0.08)),
      ...[-0.3, 0, -0.15].map((k, i) =>
        capsule([k, -0.3, 0.1], [k - 0.06, -0.66 - i * 0.08, 0.1], 0.16, 0.04),
      ),
    ),
  ),
  part(
    lacquer('#1c1636'),
    join(
      mirror(move(ellipsoid(0.105, 0.15, 0.07), 0.19, 0.4, 0.4)),
      move(ellipsoid(0.13, 0.17, 0.07), 0, 0.08, 0.46),
    ),
  ),
  part(lacquer('#ffffff'), mirror(move(sphere(0.035), 0.16, 0.46, 0.47))),
  part(flesh('#ff9ac0'), mirror(move(ellipsoid(0.08, 0.05, 0.03), 0.34, 0.24, 0.37))),
];
