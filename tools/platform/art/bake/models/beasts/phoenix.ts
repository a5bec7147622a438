import { path } from '../path.ts';
import { gold, lacquer, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { join, melt, mirror, move, stretch } from '../../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import { eyes } from '../faceParts.ts';
import { flame } from './flame.ts';

const wing: Sdf = mirror(
  join(
    ...Array.from({ length: 8 }, (_, i) => {
      const a = 1.35 - i * 0.27;
      const l = 1.2 - Math.abs(i - 2) * 0.09;
      return flame(
        [0.16, 0, -0.05],
        [0.16 + Math.cos(a) * l * 0.55, 0.04 + Math.sin(a) * l * 0.62 + 0.1, -0.1 + i * 0.015],
        [0.12 + Math.cos(a) * l, Math.sin(a) * l, -0.2],
        0.13,
      );
    }),
  ),
);

const fire = (x: number, y: number): Vec3 => {
  const r = Math.min(1, Math.hypot(x, y * 0.9));
  return r < 0.34
    ? [1, 0.5, 0.04]
    : r < 0.62
      ? [0.95, 0.22, 0.02]
      : r < 0.86
        ? [0.75, 0.05, 0.02]
        : [0.9, 0.5, 0.06];
};

export const phoenix: Part[] = [
  part(patterned({ ...lacquer('#ff7a10'), emit: 0.05 }, fire), wing),
  part(
    patterned({ ...lacquer('#ff9a20'), emit: 0.08 }, (x, y) => fire(x * 1.5, y * 0.8)),
    join(
      melt(0.12, ellipsoid(0.24, 0.36, 0.22), tube(path('0 0.2 0, 0.02 0.48 0.08, 0 0.62 0.14'), 0.16, 0.14)),
      move(sphere(0.17), 0, 0.66, 0.16),
      ...[-0.12, 0, 0.12].map((k) =>
        flame([k * 0.4, 0.76, 0.1], [k, 0.95, 0.05], [k * 2.2, 1.1, -0.05], 0.06),
      ),
      ...[-0.34, -0.17, 0, 0.17, 0.34].map((k) =>
        flame([k * 0.3, -0.25, 0], [k * 1.1, -0.66, 0], [k * 1.9 + 0.06, -1.08, 0.02], 0.12),
      ),
    ),
  ),
  part(
    gold,
    join(
      tube(path('0 0.66 0.28, 0 0.62 0.44, 0 0.54 0.46'), 0.075, 0.01),
      move(stretch(sphere(0.13), 1, 1, 0.6), 0, 0.02, 0.2),
    ),
  ),
  eyes([0.09, 0.7, 0.28], 0.055, '#d01010'),
];
