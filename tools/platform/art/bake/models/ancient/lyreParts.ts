import { path } from '../path.ts';
import { gold, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, mirror, move } from '../../solid/operators.ts';
import { capsule, ellipsoid, tube } from '../../solid/primitives.ts';

export const lyreParts: readonly Part[] = [
  part(
    gold,
    join(
      mirror(tube(path('0.1 -0.7 0, 0.5 -0.45 0, 0.44 0.2 0, 0.66 0.7 0, 0.5 0.86 0'), 0.1, 0.06)),
      capsule([-0.6, 0.55, 0], [0.6, 0.55, 0], 0.06),
      move(ellipsoid(0.42, 0.24, 0.16), 0, -0.7, 0),
    ),
  ),
  part(
    metal('#fff3cf', 0.2),
    join(...[-0.24, -0.08, 0.08, 0.24].map((k) => capsule([k, 0.55, 0.02], [k * 0.7, -0.66, 0.08], 0.014))),
  ),
];
