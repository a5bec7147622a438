import { gold, lacquer, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, mirror, move, ringOf } from '../../solid/operators.ts';
import { box, capsule, sphere, torus } from '../../solid/primitives.ts';

export const safe: Part[] = [
  part(metal('#6d7a8e', 0.3), cut(box(0.84, 0.84, 0.6, 0.1), move(box(0.66, 0.66, 0.1, 0.03), 0, 0, 0.6))),
  part(
    metal('#8a98ad', 0.22),
    join(
      move(box(0.64, 0.64, 0.06, 0.04), 0, 0, 0.54),
      mirror(
        join(
          move(box(0.07, 0.15, 0.1, 0.03), 0.78, 0.4, 0.6),
          move(box(0.07, 0.15, 0.1, 0.03), 0.78, -0.4, 0.6),
        ),
      ),
      mirror(move(box(0.16, 0.1, 0.3, 0.04), 0.55, -0.88, 0)),
    ),
  ),
  part(
    gold,
    join(
      move(torus(0.32, 0.07), 0, 0, 0.64),
      move(ringOf(capsule([0, 0, 0], [0, 0.46, 0], 0.05), 5), 0, 0, 0.72),
      move(ringOf(move(sphere(0.085), 0, 0.5, 0), 5), 0, 0, 0.72),
      move(sphere(0.14), 0, 0, 0.72),
      move(ringOf(move(sphere(0.045), 0, 0.76), 1), 0, 0, 0),
    ),
  ),
  part(lacquer('#d8182a'), move(sphere(0.07), 0, 0, 0.85)),
];
