import type { Sdf } from '../../solid/Sdf.ts';
import { melt, move } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

export const bunch: Sdf = melt(
  0.02,
  ...(
    [
      [0, 0.42, 0],
      [-0.36, 0.36, -0.05],
      [0.36, 0.36, -0.05],
      [-0.18, 0.1, 0.22],
      [0.2, 0.12, 0.2],
      [-0.48, 0.04, 0],
      [0.5, 0.06, -0.02],
      [0, -0.2, 0.24],
      [-0.32, -0.24, 0.12],
      [0.32, -0.22, 0.12],
      [-0.12, -0.5, 0.12],
      [0.17, -0.5, 0.1],
      [0.02, -0.78, 0.06],
      [0, 0.3, 0.3],
    ] as const
  ).map(([x, y, z]) => move(sphere(0.25), x, y, z)),
);
