import { gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { disc } from '../../solid/flatShapes.ts';
import { join, mirror, move, within } from '../../solid/operators.ts';
import { box, capsule, extrude } from '../../solid/primitives.ts';

const roll: Sdf = (x, y, z) => Math.hypot(y, z) - 0.17 + 0 * x;

export const scroll: Part[] = [
  part(
    patterned(matt('#f0d9a0'), (x, y) =>
      Math.abs(x) < 0.44 &&
      Math.abs(y) < 0.45 &&
      Math.sin(y * 42) > 0.7 &&
      Math.sin(x * 30 + Math.floor(y * 6.7) * 4) > -0.55
        ? rgb('#7a4a1c')
        : undefined,
    ),
    join(
      box(0.6, 0.72, 0.03, 0.02),
      move(
        within(roll, (x) => Math.abs(x) - 0.62),
        0,
        0.76,
        -0.05,
      ),
      move(
        within(roll, (x) => Math.abs(x) - 0.62),
        0,
        -0.76,
        -0.05,
      ),
    ),
  ),
  part(
    gold,
    mirror(
      join(
        capsule([0.62, 0.76, -0.05], [0.8, 0.76, -0.05], 0.08, 0.11),
        capsule([0.62, -0.76, -0.05], [0.8, -0.76, -0.05], 0.08, 0.11),
      ),
    ),
  ),
  part(lacquer('#c4122b'), move(extrude(disc(0.16), 0.06, 0.03), 0.3, -0.42, 0.05)),
];
