import { path } from '../path.ts';
import { glow, gold, matt, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { move, ringOf } from '../../solid/operators.ts';
import { lathe, sphere, tube } from '../../solid/primitives.ts';

export const cannonballParts: readonly Part[] = [
  part(metal('#3a4050', 0.3), sphere(0.78)),
  part(
    gold,
    lathe((r, y) => Math.max(Math.abs(r - 0.18) - 0.06, Math.abs(y - 0.8) - 0.1)),
  ),
  part(matt('#e8d4a0'), tube(path('0 0.8 0, 0.1 1.02 0, 0.32 1.04 0'), 0.05)),
  part(
    glow('#ffb020', 1.6),
    move(ringOf(tube(path('0 0 0, 0 0.1 0, 0.02 0.17 0'), 0.05, 0.005), 7), 0.36, 1.03),
  ),
];
