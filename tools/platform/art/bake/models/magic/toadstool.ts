import { path } from '../path.ts';
import { flesh, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { melt, mirror, move } from '../../solid/operators.ts';
import { ellipsoid, lathe, tube } from '../../solid/primitives.ts';
import { eyes } from '../faceParts.ts';

const cap: Sdf = (x, y, z) => {
  const r = Math.hypot(x, z);
  return Math.max(Math.hypot(r / 0.92, (y - 0.1) / (y > 0.1 ? 0.72 : 0.16)) - 1, -9) * 0.4;
};

const dots = (x: number, y: number, z: number): boolean => {
  const a = Math.atan2(x, z);
  return [
    [0, 0.35, 0.24],
    [0.9, 0.5, 0.18],
    [-0.85, 0.42, 0.2],
    [0.45, 0.72, 0.13],
    [-0.35, 0.78, 0.12],
    [1.6, 0.3, 0.2],
    [-1.6, 0.35, 0.2],
    [0.5, 0.16, 0.1],
    [-0.5, 0.14, 0.1],
  ].some(([t = 0, h = 0, r = 0]) => Math.hypot((a - t) * Math.hypot(x, z), y - h) < r);
};

export const toadstool: Part[] = [
  part(
    patterned(flesh('#e8202c', 0.9), (x, y, z) =>
      dots(x, y, z) ? rgb('#fff6e6') : y < 0.02 ? rgb('#f6dcc0') : undefined,
    ),
    cap,
  ),
  part(
    flesh('#fbeed6'),
    melt(
      0.1,
      tube(path('0 0.15 0, 0.03 -0.4 0.02, 0 -0.85 0'), 0.24, 0.36),
      lathe((r, y) => Math.hypot(Math.max(0, r - 0.26), (y + 0.14) * 1.4) - 0.09),
    ),
  ),
  eyes([0.12, -0.4, 0.3], 0.085, '#4a2a12'),
  part(lacquer('#7a2a1c'), tube(path('-0.1 -0.58 0.34, 0 -0.64 0.36, 0.1 -0.58 0.34'), 0.024)),
  part(flesh('#ff9a8a'), mirror(move(ellipsoid(0.06, 0.04, 0.04), 0.22, -0.52, 0.22))),
];
