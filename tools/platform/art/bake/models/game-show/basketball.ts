import { flesh, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

export const basketball: Part[] = [
  part(
    patterned(flesh('#e8701c', 0.4), (x, y, z) =>
      Math.abs(y) < 0.025 ||
      Math.abs(x) < 0.025 ||
      Math.abs(Math.hypot(Math.abs(x) - 1.05, y) - 0.72) < 0.025 ||
      z > 9
        ? rgb('#1c1014')
        : undefined,
    ),
    displace(sphere(0.88), (x, y, z) => 0.005 * Math.sin(x * 60) * Math.sin(y * 60) * Math.sin(z * 60)),
  ),
];
