import { path } from '../path.ts';
import { gold, lacquer, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { gem } from '../../solid/gemCuts.ts';
import { join, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, torus, tube } from '../../solid/primitives.ts';
import { rich } from './rich.ts';

const shellHalf = patterned(lacquer('#0f8fae'), (x, y) =>
  Math.abs(x) < 0.02 ? rich : Math.sin(y * 18) > 0.86 ? rich : undefined,
);

export const scarab: Part[] = [
  part(shellHalf, move(ellipsoid(0.46, 0.56, 0.3), 0, -0.18, 0)),
  part(lacquer('#1648c8'), move(ellipsoid(0.36, 0.24, 0.26), 0, 0.36, 0.02)),
  part(
    gold,
    join(
      move(torus(0.44, 0.045), 0, -0.2, 0),
      move(ellipsoid(0.22, 0.14, 0.16), 0, 0.62, 0),
      mirror(
        join(
          tube(path('0.4 0.3 0, 0.7 0.4 0, 0.72 0.72 0'), 0.06, 0.04),
          tube(path('0.44 -0.1 0, 0.78 -0.1 0, 0.92 -0.34 0'), 0.055, 0.035),
          tube(path('0.38 -0.5 0, 0.62 -0.62 0, 0.66 -0.95 0'), 0.055, 0.035),
        ),
      ),
    ),
  ),
  gem('brilliant', '#ff3018', 0.2, [0, 0.92, 0.1]),
  part(gold, move(torus(0.22, 0.05), 0, 0.92, 0.08)),
];
