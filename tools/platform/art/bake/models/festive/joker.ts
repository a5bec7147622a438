import { corners, path } from '../path.ts';
import { flesh, gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { join, melt, mirror, move, spinX, spinZ, stretch, within } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere, torus, tube } from '../../solid/primitives.ts';
import { brows, eyes } from '../faceParts.ts';

const jesterHat = (a: string, b: string): Part[] => {
  const horns: readonly (readonly [string, readonly Vec3[], Vec3])[] = [
    [
      a,
      [
        [-0.3, 0.4, 0],
        [-0.66, 0.86, 0],
        [-1, 0.62, 0.05],
        [-1.04, 0.24, 0.1],
      ],
      [-1.04, 0.14, 0.1],
    ],
    [
      b,
      [
        [0.3, 0.4, 0],
        [0.66, 0.86, 0],
        [1, 0.62, 0.05],
        [1.04, 0.24, 0.1],
      ],
      [1.04, 0.14, 0.1],
    ],
    [
      a,
      [
        [0, 0.5, 0],
        [0.06, 0.9, 0.05],
        [0.3, 1.1, 0.2],
        [0.46, 0.92, 0.34],
      ],
      [0.5, 0.82, 0.38],
    ],
  ];
  return [
    part(
      patterned(lacquer(a), (x) => (x > 0 ? rgb(b) : undefined)),
      join(within(move(stretch(sphere(0.54), 1, 0.9, 1), 0, 0.32), (_x, y) => 0.24 - y)),
    ),
    ...horns.map(([hex, line]) => part(lacquer(hex), tube(line, 0.32, 0.05, 5))),
    part(
      gold,
      join(
        ...horns.map(([, , at]) => move(sphere(0.12), ...at)),
        move(spinX(torus(0.52, 0.07), Math.PI / 2), 0, 0.26),
      ),
    ),
  ];
};

export const joker: Part[] = [
  ...jesterHat('#d8182a', '#6a1cd8'),
  part(
    flesh('#f6e6dc', 0.4),
    melt(
      0.08,
      move(ellipsoid(0.46, 0.52, 0.44), 0, -0.1),
      move(ellipsoid(0.13, 0.16, 0.1), 0, -0.58, 0.14),
      mirror(move(ellipsoid(0.15, 0.12, 0.12), 0.25, -0.2, 0.3)),
      mirror(move(ellipsoid(0.1, 0.14, 0.08), 0.46, -0.04, 0)),
    ),
  ),
  part(
    flesh('#e0102f', 0.9),
    join(
      move(sphere(0.12), 0, -0.12, 0.48),
      tube(
        path('-0.32 -0.26 0.32, -0.18 -0.42 0.36, 0 -0.46 0.38, 0.18 -0.42 0.36, 0.32 -0.26 0.32'),
        0.045,
        0.045,
      ),
      mirror(move(ellipsoid(0.09, 0.07, 0.03), 0.3, -0.16, 0.4)),
    ),
  ),
  part(
    lacquer('#fffdf6'),
    within(tube(path('-0.26 -0.3 0.33, 0 -0.41 0.39, 0.26 -0.3 0.33'), 0.055, 0.055), (_x, y) => y + 0.3),
  ),
  part(
    lacquer('#1c7a4a'),
    mirror(inflate(polygon(corners('0.17 0.24, 0.23 0.04, 0.17 -0.16, 0.11 0.04')), 0.02, 0.05)),
  ),
  eyes([0.18, 0.04, 0.36], 0.105, '#1fc86a'),
  brows(matt('#3a1030'), [0.2, 0.19, 0.4], 0.26, 0.045, -0.08),
  part(
    lacquer('#ffd24a'),
    join(
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((k) =>
        move(
          spinZ(spinX(inflate(polygon(corners('-0.17 0.2, 0.17 0.2, 0 -0.34')), 0.07, 0.1), -0.5), k * -0.9),
          k,
          -0.74 + Math.abs(k) * 0.16,
          0.12,
        ),
      ),
    ),
  ),
];
