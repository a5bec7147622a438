import { gold, lacquer, patterned, rgb, silver } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, mirror, move } from '../../solid/operators.ts';
import { box, capsule, sphere } from '../../solid/primitives.ts';

export const satellite: Part[] = [
  part(gold, box(0.22, 0.34, 0.22, 0.04)),
  part(
    patterned(lacquer('#1440b8'), (x, y) =>
      Math.abs(((x * 8 + 9) % 1) - 0.5) > 0.44 || Math.abs(((y * 8 + 9) % 1) - 0.5) > 0.44
        ? rgb('#bcd4ff')
        : undefined,
    ),
    mirror(move(box(0.36, 0.25, 0.025, 0.01), 0.68, 0, 0)),
  ),
  part(
    silver,
    join(
      move(cut(sphere(0.28), move(sphere(0.27), 0, 0.12, 0.04)), 0, 0.62),
      capsule([0, 0.6, 0], [0, 0.92, 0.08], 0.02),
    ),
  ),
];
