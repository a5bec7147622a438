import { path } from '../path.ts';
import { flesh, gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { cut, join, move, spinY } from '../../solid/operators.ts';
import { box, capsule, torus, tube } from '../../solid/primitives.ts';

const sail = (w: number, h: number, x: number, y: number, z: number): Sdf =>
  move(
    (px, py, pz) => {
      const bulge = 0.16 * Math.cos((py / h) * 1.2) * Math.cos((px / w) * 1.2);
      return (
        Math.max(Math.abs(pz - bulge) - 0.025, Math.abs(px) - w * (1 - (py * 0.16) / h), Math.abs(py) - h) *
        0.75
      );
    },
    x,
    y,
    z,
  );

export const galleon: Part[] = [
  part(
    patterned(lacquer('#7a3f18'), (_x, y) =>
      Math.abs(((y * 9 + 9) % 1) - 0.5) > 0.44 ? rgb('#3a1a08') : undefined,
    ),
    cut(
      (x, y, z) => {
        const k = Math.max(0, 1 - (x * x) / 1.05);
        const deck = -0.28 + 0.36 * x * x + (x > 0.45 ? 0.16 : 0);
        return (
          Math.max(
            Math.hypot(z / (0.34 * Math.sqrt(k) + 0.02), (y + 0.3) / 0.56) * 0.3 - 0.3,
            y - deck,
            Math.abs(x) - 0.98,
          ) * 0.7
        );
      },
      move(box(0.7, 0.1, 0.2, 0.02), -0.05, -0.2, 0),
    ),
  ),
  part(
    gold,
    join(
      ...[-0.5, -0.2, 0.1, 0.4].map((k) => move(torus(0.07, 0.02), k, -0.46, 0.33)),
      tube(path('-0.98 0.02 0, -1.08 0.16 0, -1.14 0.2 0'), 0.06, 0.03),
      move(box(0.14, 0.03, 0.3, 0.02), 0.82, 0.12, 0),
    ),
  ),
  part(
    matt('#4a260e'),
    join(
      capsule([-0.42, -0.3, 0], [-0.42, 0.92, 0], 0.035),
      capsule([0.3, -0.3, 0], [0.3, 1.02, 0], 0.04),
      capsule([-0.9, -0.06, 0], [-1.3, 0.24, 0], 0.03),
      ...[
        [-0.42, 0.74],
        [-0.42, 0.16],
        [0.3, 0.86],
        [0.3, 0.12],
      ].map(([x = 0, y = 0]) => capsule([x, y, -0.42], [x, y, 0.42], 0.025)),
    ),
  ),
  part(
    patterned(flesh('#f5e6c8'), (_x, y) => (y > 0.5 && y < 0.55 ? rgb('#c4122b') : undefined)),
    join(
      spinY(join(), 0),
      ...[
        [-0.42, 0.45, 0.36, 0.25],
        [0.3, 0.5, 0.42, 0.32],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => move(spinY(sail(w, h, 0, 0, 0), -Math.PI / 2), x, y, 0)),
    ),
  ),
  part(
    lacquer('#c4122b'),
    join(
      move(box(0.16, 0.07, 0.012, 0.01), 0.48, 0.98, 0),
      move(box(0.12, 0.06, 0.012, 0.01), -0.28, 0.88, 0),
    ),
  ),
];
