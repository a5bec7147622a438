import { glow, gold, lacquer, metal } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, move } from '../../solid/operators.ts';
import { box, lathe, sphere } from '../../solid/primitives.ts';

export const mic: Part[] = [
  part(
    metal('#d8dde8', 0.25),
    displace(
      move(sphere(0.42), 0, 0.52),
      (x, y, z) => 0.02 * Math.sin(x * 42) * Math.sin((y - 0.5) * 42) * Math.cos(z * 10),
    ),
  ),
  part(
    gold,
    lathe((r, y) => Math.hypot(r - 0.36, y - 0.3) - 0.08),
  ),
  part(
    lacquer('#20202e'),
    lathe((r, y) => Math.max(r - 0.2 - (y + 0.9) * 0.12, Math.abs(y + 0.36) - 0.64) - 0.02),
  ),
  part(glow('#ff3a4a', 1.2), move(box(0.04, 0.08, 0.03, 0.02), 0, -0.1, 0.3)),
];
