import { path } from '../path.ts';
import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, spinX } from '../../solid/operators.ts';
import { box, capsule, ellipsoid, sphere, torus, tube } from '../../solid/primitives.ts';
import { glowEyes } from '../faceParts.ts';

export const cat = (m: typeof gold): Part[] => [
  part(
    m,
    melt(
      0.1,
      move(ellipsoid(0.3, 0.42, 0.28), 0, -0.5, 0),
      tube(path('0 -0.2 0.05, 0 0.15 0.05, 0 0.3 0.08'), 0.2, 0.15),
      move(ellipsoid(0.27, 0.24, 0.24), 0, 0.46, 0.08),
      move(ellipsoid(0.13, 0.1, 0.14), 0, 0.38, 0.26),
      mirror(tube(path('0.13 0.56 0.02, 0.2 0.78 0, 0.25 1 -0.02'), 0.12, 0.015)),
      mirror(capsule([0.12, -0.3, 0.22], [0.13, -0.9, 0.32], 0.09, 0.08)),
      mirror(move(ellipsoid(0.12, 0.07, 0.16), 0.13, -0.92, 0.36)),
      mirror(move(ellipsoid(0.2, 0.22, 0.24), 0.22, -0.74, 0.02)),
    ),
  ),
  part(
    gold,
    join(
      move(spinX(torus(0.2, 0.06), 1.45), 0, 0.16, 0.05),
      move(box(0.5, 0.07, 0.46, 0.03), 0, -1.02, 0.1),
      mirror(move(torus(0.09, 0.02), 0.33, 0.62, 0.02)),
    ),
  ),
  glowEyes([0.12, 0.5, 0.28], 0.055, '#38f0c0', 1.25),
  part(lacquer('#1648c8'), move(sphere(0.07), 0, 0.1, 0.26)),
];
