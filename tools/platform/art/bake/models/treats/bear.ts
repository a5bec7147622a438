import { lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, sphere } from '../../solid/primitives.ts';
import { jelly } from './jelly.ts';

export const bear = (hex: string): Part[] => [
  part(
    jelly(hex),
    melt(
      0.1,
      move(ellipsoid(0.44, 0.46, 0.36), 0, -0.32),
      move(ellipsoid(0.42, 0.37, 0.36), 0, 0.36, 0.04),
      mirror(move(sphere(0.16), 0.32, 0.68)),
      mirror(move(ellipsoid(0.16, 0.2, 0.2), 0.46, -0.18, 0.2)),
      mirror(move(ellipsoid(0.2, 0.2, 0.28), 0.28, -0.74, 0.2)),
      move(ellipsoid(0.18, 0.13, 0.14), 0, 0.26, 0.36),
    ),
  ),
  part(
    lacquer('#3a0a2a'),
    join(mirror(move(sphere(0.055), 0.15, 0.44, 0.37)), move(ellipsoid(0.07, 0.05, 0.05), 0, 0.33, 0.48)),
  ),
];
