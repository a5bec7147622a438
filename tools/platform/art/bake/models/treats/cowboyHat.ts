import { gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { cut, melt, move, stretch } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere } from '../../solid/primitives.ts';

export const cowboyHat: Part[] = [
  part(
    matt('#8a5226'),
    melt(
      0.06,
      (x, y, z) => {
        const r = Math.hypot(x * 0.84, z);
        const curl = 0.36 * Math.max(0, Math.abs(x) - 0.3) ** 1.6;
        return Math.max(r - 0.86, Math.abs(y + 0.4 - curl * 1.4 + z * z * 0.12) - 0.045) * 0.6;
      },
      cut(
        stretch(move(sphere(0.56), 0, 0, 0), 0.86, 1.24, 1),
        move(ellipsoid(0.12, 0.3, 0.6), 0, 0.74, 0),
        0.14,
      ),
    ),
  ),
  part(
    lacquer('#2a140a'),
    (x, y, z) => Math.max(Math.abs(Math.hypot(x / 0.86, z) - 0.54) - 0.05, Math.abs(y + 0.2) - 0.1) * 0.8,
  ),
  part(gold, move(inflate(star(5, 0.2, 0.09), 0.08, 0.08), 0, -0.2, 0.6)),
];
