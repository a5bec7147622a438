import { path } from '../path.ts';
import { flesh, lacquer, matt, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { displace, join, melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, tube } from '../../solid/primitives.ts';
import { eyes, fangs } from '../faceParts.ts';
import { horn } from './horn.ts';

/** Horns, spikes and teeth. */
const weapons = (hornM: string): Part[] => [
  part(
    metal(hornM, 0.3),
    join(
      mirror(horn([0.26, 0.42, -0.05], [0.42, 0.74, -0.2], [0.62, 0.96, -0.25], [0.9, 1.06, -0.1], 0.14)),
      mirror(horn([0.42, 0.16, -0.05], [0.68, 0.3, -0.15], [0.86, 0.34, -0.2], [1.02, 0.46, -0.15], 0.1)),
      mirror(horn([0.42, -0.1, 0], [0.66, -0.12, -0.1], [0.8, -0.18, -0.1], [0.96, -0.14, -0.1], 0.09)),
      ...[0.48, 0.3].map((y, i) =>
        tube(
          [
            [0, y, 0.1 + i * 0.25],
            [0, y + 0.2, 0.05 + i * 0.2],
            [0, y + 0.28, -0.05 + i * 0.2],
          ],
          0.08,
          0.01,
        ),
      ),
      mirror(tube(path('0.12 0.12 1, 0.16 0.26 1.02, 0.17 0.32 0.98'), 0.05, 0.01)),
    ),
  ),
  part(
    matt('#fffbe8'),
    join(
      fangs([
        [0.19, -0.2, 0.9, 0.2],
        [0.08, -0.22, 1.04, 0.13],
        [0.26, -0.2, 0.7, 0.14],
        [0.29, -0.18, 0.52, 0.12],
      ]),
      mirror(tube(path('0.13 -0.36 0.84, 0.15 -0.22 0.86'), 0.04, 0.005)),
    ),
  ),
];

export const dragon = (scaleHex: string, belly: string, hornM: string, eye: string): Part[] => {
  const dark = rgb(scaleHex).map((c) => c * 0.35) as unknown as Vec3;
  const base = rgb(scaleHex);
  const scales = patterned(lacquer(scaleHex), (x, y, z) => {
    const a = Math.sin(x * 24) * Math.sin(y * 24 + z * 12);
    return a > 0.25 ? base : a < -0.5 ? dark : undefined;
  });
  return [
    part(
      scales,
      displace(
        join(
          melt(
            0.16,
            move(ellipsoid(0.44, 0.36, 0.44), 0, 0.14, 0),
            tube(path('0 0.1 0.3, 0 -0.08 0.66, 0 -0.1 0.92'), 0.33, 0.22),
            mirror(move(ellipsoid(0.13, 0.11, 0.13), 0.13, 0.06, 0.96)),
            mirror(move(ellipsoid(0.2, 0.2, 0.24), 0.36, -0.04, 0.1)),
            mirror(tube(path('0.24 0.3 0.5, 0.18 0.22 0.6, 0.12 0.12 0.72'), 0.09, 0.06)),
          ),
          tube(path('0 -0.1 -0.1, 0.1 -0.6 -0.3, 0.3 -1.1 -0.3'), 0.4, 0.44),
        ),
        (x, y, z) => 0.012 * Math.sin(x * 24) * Math.sin(y * 24 + z * 12),
      ),
    ),
    part(
      flesh(belly, 0.5),
      join(
        tube(path('0 -0.34 0.1, 0 -0.44 0.52, 0 -0.4 0.82'), 0.22, 0.13),
        tube(path('0 -0.5 0.12, 0.1 -0.8 0.1, 0.22 -1.1 0.08'), 0.2, 0.26),
      ),
    ),
    part(
      flesh('#d01530', 0.9),
      tube(path('0 -0.25 0.3, 0 -0.28 0.7, 0 -0.24 0.98, 0 -0.38 1.1'), 0.12, 0.03),
    ),
    ...weapons(hornM),
    eyes([0.33, 0.25, 0.3], 0.16, eye, { slit: true, white: '#ffe9a8', aim: [0.72, 0.06, 0.7] }),
    part(scales, mirror(tube(path('0.14 0.27 0.58, 0.32 0.42 0.46, 0.5 0.46 0.16'), 0.07, 0.05))),
  ];
};
