import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { displace, mirror } from '../../solid/operators.ts';
import { ellipsoid } from '../../solid/primitives.ts';

export const wrapped = (a: string, b: string): Part[] => [
  part(
    patterned(lacquer(a), (x, y, z) => (Math.sin(Math.atan2(y, z) * 3 + x * 8) > 0.1 ? rgb(b) : undefined)),
    ellipsoid(0.5, 0.44, 0.44),
  ),
  part(
    { ...lacquer(a), soft: 0.6 },
    mirror(
      displace(
        (x, y, z) => Math.max(Math.hypot(y, z) - 0.05 - (x - 0.46) * 0.75, x - 0.98, 0.42 - x) * 0.6,
        (x, y, z) => 0.05 * Math.sin(Math.atan2(y, z) * 9) * Math.max(0, x - 0.5),
      ),
    ),
  ),
];
