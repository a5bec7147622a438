import { corners } from '../path.ts';
import { glow, gold, lacquer, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc, polygon, star } from '../../solid/flatShapes.ts';
import { grow2, join, move, ringOf } from '../../solid/operators.ts';
import { box, extrude, inflate, sphere, torus } from '../../solid/primitives.ts';
import { slices } from './slices.ts';

export const wheelParts: Part[] = [
  part(
    patterned(lacquer('#e8202c'), (x, y) => {
      const k = Math.floor(((Math.atan2(x, y) / (2 * Math.PI) + 1) * 18) % 18);
      return Math.hypot(x, y) > 0.3 ? slices[k % 6] : undefined;
    }),
    extrude(disc(0.88), 0.09, 0.03),
  ),
  part(
    gold,
    join(
      torus(0.93, 0.09),
      move(ringOf(move(box(0.012, 0.3, 0.02, 0.01), 0, 0.56), 18), 0, 0, 0.09),
      move(torus(0.28, 0.05), 0, 0, 0.1),
      move(inflate(grow2(star(8, 1, 0.5), 0.24), 0.12, 0.14), 0, 0, 0.1),
    ),
  ),
  part(glow('#fff2b8', 1.5), ringOf(move(sphere(0.045), 0, 0.93, 0.085), 24)),
  part(
    lacquer('#d8182a'),
    move(inflate(polygon(corners('-0.15 0.22, 0.15 0.22, 0 -0.2')), 0.12, 0.1), 0, 0.92, 0.2),
  ),
];
