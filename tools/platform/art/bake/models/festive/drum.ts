import { flesh, lacquer, matt, oldGold, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move } from '../../solid/operators.ts';
import { capsule, lathe, sphere } from '../../solid/primitives.ts';

export const drum: Part[] = [
  part(
    patterned(lacquer('#9c3a1a'), (x, y, z) => {
      const a = Math.atan2(x, z) * 6;
      const zig = Math.abs(((a + 30) % 2) - 1) * 0.3 - 0.15;
      return Math.abs(y - zig) < 0.055 ? rgb('#ffd24a') : Math.abs(y) > 0.36 ? rgb('#3a1608') : undefined;
    }),
    lathe((r, y) => Math.max(r - 0.6 + Math.max(0, -y) * 0.2, Math.abs(y) - 0.62) - 0.03),
  ),
  part(
    flesh('#f2deb8'),
    lathe((r, y) => Math.max(r - 0.62, Math.abs(y - 0.64) - 0.05) - 0.02),
  ),
  part(
    oldGold,
    lathe((r, y) => Math.hypot(r - 0.66, y - 0.54) - 0.06),
  ),
  part(
    matt('#7a4422'),
    join(
      capsule([-0.5, 0.72, 0.4], [0.3, 0.98, 0.1], 0.05),
      capsule([0.5, 0.72, 0.4], [-0.3, 0.94, 0.2], 0.05),
    ),
  ),
  part(matt('#f0e0c0'), join(move(sphere(0.11), -0.55, 0.72, 0.42), move(sphere(0.11), 0.55, 0.72, 0.42))),
];
