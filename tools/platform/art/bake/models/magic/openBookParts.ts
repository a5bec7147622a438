import { glow, gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { star } from '../../solid/flatShapes.ts';
import { grow2, join, mirror, move } from '../../solid/operators.ts';
import { inflate, sphere } from '../../solid/primitives.ts';

const pages: Sdf = (x, y, z) => {
  const lift = 0.16 * Math.sqrt(Math.max(0, Math.abs(x) * 1.2)) - 0.14 * x * x;
  return Math.max(Math.abs(z - lift) - 0.08, Math.abs(x) - 0.92, Math.abs(y) - 0.66) * 0.7;
};

export const openBookParts: readonly Part[] = [
  part(
    patterned(matt('#fbeecb'), (x, y) =>
      Math.abs(x) > 0.12 &&
      Math.abs(x) < 0.78 &&
      Math.abs(y) < 0.5 &&
      Math.sin(y * 38) > 0.6 &&
      Math.sin(x * 24 + Math.floor(y * 6) * 5) > -0.5
        ? rgb('#8a5a24')
        : undefined,
    ),
    pages,
  ),
  part(
    lacquer('#5a1030'),
    move(
      (x, y, z) => {
        const lift = 0.16 * Math.sqrt(Math.abs(x) * 1.2) - 0.14 * x * x;
        return Math.max(Math.abs(z - lift + 0.12) - 0.045, Math.abs(x) - 1, Math.abs(y) - 0.74) * 0.7;
      },
      0,
      0,
    ),
  ),
  part(glow('#ffe27a', 1.2), move(inflate(grow2(star(8, 1, 0.5), 0.2), 0.08, 0.1), 0, 0.02, 0.32)),
  part(gold, mirror(join(...[-1, 1].map((s) => move(sphere(0.09), 0.96, 0.7 * s, 0.02))))),
];
