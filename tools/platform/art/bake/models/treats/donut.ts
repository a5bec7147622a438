import { flesh, lacquer, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { stretch, within } from '../../solid/operators.ts';
import { torus } from '../../solid/primitives.ts';
import { sprinkled } from './sprinkled.ts';

export const donut: Part[] = [
  part(flesh('#e0a050'), stretch(torus(0.62, 0.34), 1, 1, 0.86)),
  part(
    patterned(lacquer('#ff6ab4'), sprinkled),
    within(
      stretch(torus(0.62, 0.365), 1, 1, 0.9),
      (x, y, z) => 0.03 + 0.05 * Math.sin(Math.atan2(x, y) * 7) - z,
    ),
  ),
];
