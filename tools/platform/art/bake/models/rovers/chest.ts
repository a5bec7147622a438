import { path } from '../path.ts';
import { flesh, gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { cut, displace, join, move, spinX } from '../../solid/operators.ts';
import { box, ellipsoid, sphere, tube } from '../../solid/primitives.ts';

const chestWood = patterned(lacquer('#8a4a1c'), (x, y) =>
  Math.abs(((y * 5 + 9) % 1) - 0.5) > 0.46
    ? rgb('#3a1a08')
    : Math.sin(x * 30 + Math.sin(y * 40) * 2) > 0.8
      ? rgb('#73390f')
      : undefined,
);

const lid: Sdf = (x, y, z) => {
  const q = Math.hypot(y, z) - 0.5;
  return Math.max(Math.abs(q) - 0.06, Math.abs(x) - 0.8, -y);
};

export const chest: Part[] = [
  part(
    chestWood,
    join(
      move(cut(box(0.8, 0.36, 0.5, 0.04), move(box(0.72, 0.4, 0.42, 0.02), 0, 0.16, 0)), 0, -0.5),
      move(spinX(lid, -1.05), 0, -0.02, -0.4),
    ),
  ),
  part(
    gold,
    join(
      ...[-0.74, 0.74].map((k) => move(box(0.09, 0.38, 0.53, 0.03), k, -0.5)),
      move(box(0.84, 0.05, 0.53, 0.02), 0, -0.84),
      move(box(0.84, 0.05, 0.03, 0.02), 0, -0.2, 0.5),
      move(box(0.16, 0.18, 0.06, 0.04), 0, -0.36, 0.52),
      move(
        spinX(
          (x, y, z) =>
            Math.max(Math.abs(Math.hypot(y, z) - 0.5) - 0.085, Math.abs(Math.abs(x) - 0.72) - 0.09, -y),
          -1.05,
        ),
        0,
        -0.02,
        -0.4,
      ),
    ),
  ),
  part(
    gold,
    displace(
      move(ellipsoid(0.7, 0.34, 0.44), 0, -0.2),
      (x, y, z) => 0.05 * Math.sin(x * 21) * Math.sin(y * 23 + 1) * Math.sin(z * 22),
    ),
  ),
  part(lacquer('#e0102f'), join(move(sphere(0.12), 0.3, 0.1, 0.26), move(sphere(0.08), -0.05, 0.12, 0.34))),
  part(
    lacquer('#12c86a'),
    join(move(box(0.1, 0.1, 0.1, 0.03), -0.36, 0.06, 0.28), move(sphere(0.08), 0.02, 0.16, 0.12)),
  ),
  part(
    flesh('#fff6ea', 1),
    tube(path('-0.5 -0.1 0.42, -0.3 -0.3 0.58, -0.1 -0.2 0.6, 0.1 -0.06 0.44'), 0.05, 0.05),
  ),
];
