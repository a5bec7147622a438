import { path } from '../path.ts';
import { gold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { gem } from '../../solid/gemCuts.ts';
import { join, mirror, move, spinX, spinY } from '../../solid/operators.ts';
import { capsule, torus, tube } from '../../solid/primitives.ts';

export const sceptre: Part[] = [
  part(
    gold,
    join(
      capsule([0, -1, 0], [0, 0.3, 0], 0.075),
      ...[-0.9, -0.4, 0.1].map((y) => move(spinX(torus(0.1, 0.05), Math.PI / 2), 0, y)),
      mirror(tube(path('0 0.28 0, 0.36 0.4 0, 0.34 0.8 0, 0.06 0.98 0'), 0.06, 0.03)),
      spinY(mirror(tube(path('0 0.28 0, 0.36 0.4 0, 0.34 0.8 0, 0.06 0.98 0'), 0.06, 0.03)), Math.PI / 2),
    ),
  ),
  gem('brilliant', '#b43bff', 0.26, [0, 0.6, 0]),
];
