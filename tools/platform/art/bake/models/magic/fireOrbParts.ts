import { path } from '../path.ts';
import { glow, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, join, spinZ } from '../../solid/operators.ts';
import { sphere, tube } from '../../solid/primitives.ts';

export const fireOrbParts: readonly Part[] = [
  part(
    patterned(glow('#ff6a10', 0.8), (x, y, z) => {
      const v = Math.sin(x * 9 + Math.sin(y * 7) * 2) + Math.sin(y * 8 + z * 6);
      return v > 0.9 ? rgb('#ffe27a') : v > 0 ? rgb('#ff9a1c') : v > -0.9 ? rgb('#f0480c') : rgb('#b01808');
    }),
    displace(sphere(0.7), (x, y, z) => 0.05 * Math.sin(x * 9 + Math.sin(y * 7) * 2) * Math.sin(z * 5)),
  ),
  part(
    glow('#ff9a20', 0.7),
    join(
      ...Array.from({ length: 7 }, (_, i) =>
        spinZ(tube(path('0 0.55 0, 0.16 0.86 0, 0.02 1.1 0'), 0.17, 0.01), i * 0.9),
      ),
    ),
  ),
];
