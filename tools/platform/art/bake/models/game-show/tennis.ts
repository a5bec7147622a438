import { matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

export const tennis: Part[] = [
  part(
    patterned(matt('#c8e82a'), (x, y, z) => {
      const s = Math.abs(x * 0.9 + 0.55 * Math.sin(Math.atan2(y, z) * 2) * Math.hypot(y, z));
      return s < 0.045 ? rgb('#ffffff') : undefined;
    }),
    displace(sphere(0.86), (x, y, z) => 0.008 * Math.sin(x * 70) * Math.sin(y * 70) * Math.sin(z * 70)),
  ),
];
