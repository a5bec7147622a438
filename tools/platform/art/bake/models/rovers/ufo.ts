import { glow, lacquer, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, melt, move, ringAround, stretch } from '../../solid/operators.ts';
import { lathe, sphere } from '../../solid/primitives.ts';

export const ufo: Part[] = [
  part(metal('#b9c4dc', 0.22), melt(0.05, stretch(sphere(1), 1, 0.2, 1), stretch(sphere(0.56), 1, 0.5, 1))),
  part(
    { ...lacquer('#3df08a'), emit: 0.35, soft: 0.7 },
    move(
      cut(sphere(0.46), (_x, y) => y),
      0,
      0.14,
    ),
  ),
  part(glow('#ffd23a', 1.6), move(ringAround(move(sphere(0.075), 0, 0, 0.84), 12), 0, 0.02)),
  part(
    metal('#7a4ae0', 0.25),
    lathe((r, y) => Math.hypot(r - 1, y) - 0.05),
  ),
  part(
    glow('#8affd0', 1.1),
    lathe((r, y) => Math.max(r - 0.32 - (-0.2 - y) * 0.2, Math.abs(y + 0.26) - 0.05)),
  ),
];
