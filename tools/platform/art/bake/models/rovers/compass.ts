import { corners } from '../path.ts';
import { gold, lacquer, patterned, rgb, silver } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc, polygon, star } from '../../solid/flatShapes.ts';
import { join, move, spinZ } from '../../solid/operators.ts';
import { extrude, inflate, sphere, torus } from '../../solid/primitives.ts';

export const compass: Part[] = [
  part(gold, join(extrude(disc(0.86), 0.16, 0.07), torus(0.86, 0.09), move(torus(0.14, 0.05), 0, 1.02))),
  part(
    patterned(lacquer('#f6ead0'), (x, y) => {
      const a = Math.atan2(x, y);
      const r = Math.hypot(x, y);
      return r > 0.6 && Math.abs(((a * 16) / Math.PI) % 1) < 0.16 ? rgb('#3a2410') : undefined;
    }),
    move(extrude(disc(0.74), 0.03), 0, 0, 0.15),
  ),
  part(lacquer('#173a8a'), move(inflate(star(4, 0.6, 0.13), 0.05, 0.08), 0, 0, 0.18)),
  part(
    lacquer('#d0142e'),
    move(spinZ(inflate(polygon(corners('0 0.56, 0.1 0, -0.1 0')), 0.05, 0.06), 0.6), 0, 0, 0.24),
  ),
  part(
    silver,
    move(
      join(spinZ(inflate(polygon(corners('0 -0.56, 0.1 0, -0.1 0')), 0.05, 0.06), 0.6), sphere(0.08)),
      0,
      0,
      0.24,
    ),
  ),
];
