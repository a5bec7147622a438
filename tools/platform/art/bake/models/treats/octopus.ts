import { path } from '../path.ts';
import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { melt, move } from '../../solid/operators.ts';
import { ellipsoid, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';

const arm = (a: number): Sdf => {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return tube(
    [
      [c * 0.26, -0.24, s * 0.26],
      [c * 0.62, -0.5, s * 0.62],
      [c * 0.86, -0.82, s * 0.82],
      [c * 1.02, -0.6, s * 0.9],
    ],
    0.18,
    0.05,
    5,
  );
};

export const octopus: Part[] = [
  part(
    patterned(lacquer('#a03af0'), (x, y, z) =>
      Math.sin(x * 9) * Math.sin(y * 10) * Math.sin(z * 9) > 0.45 ? rgb('#d08aff') : undefined,
    ),
    melt(
      0.14,
      move(ellipsoid(0.52, 0.58, 0.5), 0, 0.36),
      move(ellipsoid(0.4, 0.3, 0.4), 0, -0.12),
      ...[0.35, 1.05, 1.75, 2.45, 3.1, 3.9, 5.4, 6].map(arm),
    ),
  ),
  eyes([0.21, 0.18, 0.42], 0.16, '#ffb01a'),
  brows(matt('#6a1cb8'), [0.22, 0.36, 0.46], 0.3, 0.055, 0.08),
  part(lacquer('#3a0a5a'), tube(path('-0.14 -0.06 0.44, 0 -0.12 0.46, 0.14 -0.06 0.44'), 0.03)),
];
