import { corners } from '../path.ts';
import { glow, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { move } from '../../solid/operators.ts';
import { extrude } from '../../solid/primitives.ts';

export const boltParts: readonly Part[] = [
  part(
    glow('#ffd23a', 0.55),
    extrude(
      polygon(corners('0.1 1.02, -0.55 -0.08, -0.08 -0.02, -0.34 -1.02, 0.56 0.26, 0.1 0.2, 0.5 0.9')),
      0.16,
      0.06,
    ),
  ),
  part(
    metal('#ff9a1a', 0.2),
    move(
      extrude(
        polygon(corners('0.14 1.06, -0.66 -0.16, -0.2 -0.1, -0.46 -1.1, 0.7 0.34, 0.22 0.3, 0.62 0.96')),
        0.1,
        0.04,
      ),
      0,
      0,
      -0.08,
    ),
  ),
];
