import { flesh, gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringAround, spinX, spinY, stretch } from '../../solid/operators.ts';
import { ellipsoid, sphere, torus } from '../../solid/primitives.ts';

export const crown: Part[] = [
  part(
    gold,
    join(
      (x, y, z) => {
        const a = Math.atan2(x, z);
        const top = -0.05 + 0.5 * Math.abs(Math.cos(a * 4)) ** 1.6;
        const lean = 0.72 + Math.max(0, y + 0.4) * 0.2;
        return Math.max(Math.abs(Math.hypot(x, z) - lean) - 0.05, y - top, -y - 0.5) * 0.55;
      },
      move(spinX(torus(0.74, 0.075), Math.PI / 2), 0, -0.5, 0),
      move(spinX(torus(0.76, 0.04), Math.PI / 2), 0, -0.2, 0),
      ringAround(move(sphere(0.1), 0, 0.56, 0.92), 8),
    ),
  ),
  part(lacquer('#b3122e'), stretch(move(sphere(0.66), 0, -0.2, 0), 1, 0.86, 1)),
  part(lacquer('#e0102f'), ringAround(move(ellipsoid(0.1, 0.12, 0.06), 0, -0.34, 0.79), 8)),
  part(lacquer('#12a8d8'), spinY(ringAround(move(sphere(0.06), 0, -0.34, 0.77), 8), Math.PI / 8)),
  part(flesh('#fff6ea', 1), ringAround(move(sphere(0.055), 0, 0.68, 0.94), 8)),
];
