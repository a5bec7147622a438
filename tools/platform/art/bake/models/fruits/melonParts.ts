import { flesh, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { move, within } from '../../solid/operators.ts';
import { lathe } from '../../solid/primitives.ts';

const slice: Sdf = within(
  within(
    lathe((r, y) => Math.hypot(r, y) - 1),
    (_x, y) => y - 0.1,
  ),
  (_x, _y, z) => Math.abs(z) - 0.2,
);

export const melonParts: readonly Part[] = [
  part(
    patterned(flesh('#f2253c', 0.5), (x, y) => {
      const r = Math.hypot(x, y);
      if (r > 0.95) return rgb('#14782c');
      if (r > 0.88) return rgb('#e9f7c8');
      if (r > 0.84) return rgb('#ff8f86');
      const a = Math.floor(Math.atan2(x, -y) * 4.6);
      const q = (Math.atan2(x, -y) * 4.6 - a - 0.5) * r * 0.9;
      const ring = Math.abs(r - (a % 2 ? 0.66 : 0.46));
      return q * q * 3 + ring * ring < 0.004 ? rgb('#2b0d10') : undefined;
    }),
    move(slice, 0, 0.45),
  ),
];
