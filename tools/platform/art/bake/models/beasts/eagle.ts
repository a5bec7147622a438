import { path } from '../path.ts';
import { lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { join, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';
import { tuft } from './tuft.ts';

const feathers = (rows: readonly (readonly [number, number, number])[]): Sdf =>
  join(
    ...rows.map(([y, w, l]) =>
      join(
        ...[-1, -0.5, 0, 0.5, 1].map((k) =>
          tuft(
            [k * w, y, 0.16 - Math.abs(k) * 0.25],
            [k * w * 1.15, y - l * 0.5, 0.22 - Math.abs(k) * 0.25],
            [k * w * 1.2, y - l, 0.05 - Math.abs(k) * 0.25],
            0.17,
          ),
        ),
      ),
    ),
  );

export const eagle: Part[] = [
  part(
    matt('#fff7ea'),
    join(
      melt(0.1, ellipsoid(0.46, 0.42, 0.5), move(ellipsoid(0.4, 0.34, 0.4), 0, -0.25, -0.02)),
      feathers([
        [-0.15, 0.42, 0.42],
        [-0.35, 0.48, 0.4],
      ]),
      ...[0.1, -0.06, 0.25].map((y) =>
        mirror(tuft([0.25, y, -0.05], [0.5, y - 0.02, -0.2], [0.66, y - 0.2, -0.35], 0.14)),
      ),
    ),
  ),
  part(
    matt('#5b3417'),
    feathers([
      [-0.52, 0.56, 0.5],
      [-0.68, 0.6, 0.42],
    ]),
  ),
  part(
    lacquer('#ffb21a'),
    melt(
      0.05,
      tube(path('0 0.06 0.36, 0 0.02 0.74, 0 -0.2 0.9, 0 -0.42 0.84'), 0.19, 0.02),
      move(ellipsoid(0.2, 0.1, 0.3), 0, -0.12, 0.46),
    ),
  ),
  part(lacquer('#4a2408'), mirror(move(sphere(0.03), 0.1, 0.08, 0.66))),
  eyes([0.28, 0.12, 0.32], 0.13, '#ffb010', { aim: [0.5, 0, 0.85] }),
  brows(matt('#e8d6b8'), [0.28, 0.26, 0.36], 0.34, 0.06, 0.11),
];
