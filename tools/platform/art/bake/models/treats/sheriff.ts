import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc, star } from '../../solid/flatShapes.ts';
import { join, move, ringOf } from '../../solid/operators.ts';
import { extrude, inflate, sphere, torus } from '../../solid/primitives.ts';

export const sheriff: Part[] = [
  part(
    gold,
    join(
      inflate(star(6, 0.92, 0.55), 0.2, 0.3),
      move(ringOf(move(sphere(0.12), 0, 0.96), 6), 0, 0, 0.02),
      move(torus(0.4, 0.05), 0, 0, 0.2),
    ),
  ),
  part(lacquer('#5a2a10'), move(extrude(disc(0.36), 0.06, 0.03), 0, 0, 0.17)),
  part(gold, move(inflate(star(5, 0.28, 0.12), 0.1, 0.1), 0, 0, 0.2)),
];
