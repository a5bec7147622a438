import { gold, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc } from '../../solid/flatShapes.ts';
import { cut, join, move } from '../../solid/operators.ts';
import { box, extrude, sphere, torus } from '../../solid/primitives.ts';

export const whistle: Part[] = [
  part(
    gold,
    cut(
      join(extrude(disc(0.5), 0.26, 0.06), move(box(0.5, 0.2, 0.22, 0.05), 0.5, 0.28)),
      join(move(box(0.1, 0.2, 0.14, 0.02), 0.3, 0.44), move(box(0.2, 0.08, 0.14, 0.02), 1, 0.3)),
    ),
  ),
  part(lacquer('#d8182a'), move(torus(0.18, 0.05), -0.56, 0.3)),
  part(matt('#b07a3a'), move(sphere(0.14), 0, 0.1, 0.2)),
];
