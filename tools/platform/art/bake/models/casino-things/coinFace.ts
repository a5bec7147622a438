import { gold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf2 } from '../../solid/Sdf.ts';
import { disc } from '../../solid/flatShapes.ts';
import { join, move, ringOf } from '../../solid/operators.ts';
import { extrude, inflate, sphere, torus } from '../../solid/primitives.ts';

export const coinFace = (mark: Sdf2): Part[] => [
  part(
    gold,
    join(
      extrude(disc(0.8), 0.07, 0.03),
      move(torus(0.84, 0.1), 0, 0, 0),
      move(inflate(mark, 0.1, 0.14), 0, 0, 0.07),
      ringOf(move(sphere(0.045), 0, 0.68, 0.075), 28),
    ),
  ),
];
