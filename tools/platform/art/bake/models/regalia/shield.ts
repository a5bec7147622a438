import { corners } from '../path.ts';
import { gold, lacquer, patterned, rgb, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { join, move, ringOf, spinX, stretch, within } from '../../solid/operators.ts';
import { inflate, sphere, torus } from '../../solid/primitives.ts';

export const shield: Part[] = [
  part(
    patterned(lacquer('#1c4fa8'), (x, y) => {
      const k = Math.floor((Math.atan2(y, x) / Math.PI) * 2 + 4) % 2;
      return k ? rgb('#d8b25a') : undefined;
    }),
    within(stretch(sphere(0.98), 1, 1, 0.3), (_x, _y, z) => -z),
  ),
  part(
    steel,
    join(torus(0.92, 0.09), move(sphere(0.28), 0, 0, 0.2), ringOf(move(sphere(0.055), 0, 0.92, 0.09), 16)),
  ),
  part(
    gold,
    join(
      move(torus(0.3, 0.05), 0, 0, 0.22),
      ringOf(
        move(spinX(inflate(polygon(corners('-0.07 0, 0.07 0, 0 0.3')), 0.06, 0.06), -0.14), 0, 0.36, 0.28),
        8,
      ),
    ),
  ),
];
