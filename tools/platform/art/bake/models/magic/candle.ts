import { flesh, glow, matt, oldGold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, move } from '../../solid/operators.ts';
import { capsule, lathe, torus } from '../../solid/primitives.ts';

const flameShape = (r: number, y: number): number =>
  r - 0.2 * Math.sin(Math.min(1, Math.max(0, (0.5 - y) / 0.62)) ** 0.7 * Math.PI);

export const candle: Part[] = [
  part(
    flesh('#f7ead0'),
    displace(
      lathe((r, y) => Math.max(r - 0.3, Math.abs(y + 0.42) - 0.5) - 0.03),
      (x, y, z) => 0.03 * Math.max(0, Math.sin(Math.atan2(x, z) * 7)) * Math.max(0, y + 0.5),
    ),
  ),
  part(
    glow('#ffb020', 1.4),
    move(
      lathe((r, y) => Math.max(flameShape(r, y) * 0.7, Math.abs(y - 0.2) - 0.34)),
      0,
      0.34,
    ),
  ),
  part(matt('#221208'), capsule([0, 0.08, 0], [0, 0.26, 0], 0.025)),
  part(
    oldGold,
    join(
      lathe((r, y) => Math.hypot(Math.max(0, r - 0.46), y + 0.96) - 0.07),
      move(torus(0.14, 0.04), 0.58, -0.9, 0),
    ),
  ),
];
