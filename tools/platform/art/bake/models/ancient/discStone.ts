import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc } from '../../solid/flatShapes.ts';
import { cut, join, move, ringOf } from '../../solid/operators.ts';
import { extrude, torus } from '../../solid/primitives.ts';

export const discStone: Part[] = [
  part(
    lacquer('#11a66a'),
    cut(
      extrude(disc(0.92), 0.16, 0.08),
      join(extrude(disc(0.26), 1), move(ringOf(move(torus(0.13, 0.03), 0, 0.58), 8), 0, 0, 0.16)),
    ),
  ),
  part(
    gold,
    join(
      move(torus(0.92, 0.05), 0, 0, 0),
      torus(0.28, 0.06),
      move(torus(0.4, 0.025), 0, 0, 0.15),
      move(torus(0.77, 0.025), 0, 0, 0.15),
    ),
  ),
];
