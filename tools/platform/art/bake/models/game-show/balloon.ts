import { glow, lacquer, matt, patterned } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, move, ringAround } from '../../solid/operators.ts';
import { capsule, ellipsoid, lathe } from '../../solid/primitives.ts';
import { slices } from './slices.ts';

export const balloon: Part[] = [
  part(
    patterned(
      lacquer('#e8202c'),
      (x, y, z) =>
        slices[Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 1) * 12) % 6] ??
        (y > 0 ? undefined : undefined),
    ),
    (x, y, z) => {
      const r = Math.hypot(x, z);
      const a = Math.atan2(x, z);
      const w = y > 0.25 ? 0 : (0.25 - y) * 0.32;
      return (Math.hypot(r / (0.74 - w + 0.015 * Math.cos(a * 12)), (y - 0.28) / 0.74) - 1) * 0.45;
    },
  ),
  part(
    matt('#9a622c'),
    displace(
      move(
        lathe((r, y) => Math.max(r - 0.2 - y * 0.12, Math.abs(y) - 0.14) - 0.02),
        0,
        -0.88,
      ),
      (x, y, z) => 0.012 * Math.sin(Math.atan2(x, z) * 16) * Math.sin(y * 50),
    ),
  ),
  part(matt('#4a2c18'), join(ringAround(capsule([0, -0.74, 0.2], [0, -0.38, 0.36], 0.016), 6))),
  part(glow('#ffb020', 1.5), move(ellipsoid(0.06, 0.12, 0.06), 0, -0.56)),
];
