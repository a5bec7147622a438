import { flesh, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

export const appleParts: readonly Part[] = [
  part(
    patterned(flesh('#d81a28', 1), (x, y) => {
      const g = y * 0.5 + x * 0.4;
      return g > 0.42 ? rgb('#f26a2c') : undefined;
    }),
    (x, y, z) => {
      const r = Math.hypot(x, z);
      return (Math.hypot(r - 0.34, (y + 0.02) / 1.25 + 0.06 * r) - 0.5) * 0.8;
    },
  ),
  stem(
    [
      [0, 0.3, 0],
      [0.05, 0.75, 0],
      [0.14, 0.95, 0],
    ],
    0.05,
  ),
  leaf(0.06, 0.72, 0.1, 0.4, 0.7),
];
