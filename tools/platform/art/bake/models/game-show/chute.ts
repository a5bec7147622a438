import { gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, move, ringAround, stretch } from '../../solid/operators.ts';
import { box, capsule, sphere } from '../../solid/primitives.ts';

export const chute: Part[] = [
  part(
    patterned(lacquer('#ffffff'), (x, _y, z) =>
      Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 1) * 8) % 2 ? rgb('#18a8e0') : undefined,
    ),
    cut(
      stretch(move(sphere(0.86), 0, 0.3), 1, 0.8, 1),
      (x, y, z) => y - 0.22 - 0.06 * Math.abs(Math.cos(Math.atan2(x, z) * 4)),
    ),
  ),
  part(matt('#f0e6d0'), ringAround(capsule([0, 0.16, 0.8], [0, -0.6, 0.04], 0.012), 8)),
  part(lacquer('#b5762c'), move(box(0.26, 0.24, 0.26, 0.04), 0, -0.82)),
  part(gold, move(join(box(0.27, 0.05, 0.27, 0.02), box(0.05, 0.25, 0.27, 0.02)), 0, -0.82)),
];
