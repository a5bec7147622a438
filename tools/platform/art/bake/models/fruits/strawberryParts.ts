import { flesh, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, spinX, spinY, stretch } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

const seeds = (x: number, y: number, z: number): boolean => {
  const a = Math.atan2(x, z) * 3.2;
  const row = Math.floor(y * 6);
  const u = (((a + (row % 2) * 0.5) % 1) + 1) % 1;
  const v = (((y * 6) % 1) + 1) % 1;
  return (u - 0.5) ** 2 * 5 + (v - 0.5) ** 2 < 0.045;
};

export const strawberryParts: readonly Part[] = [
  part(
    patterned(flesh('#f0142e', 0.9), (x, y, z) => (seeds(x, y, z) ? rgb('#ffd95a') : undefined)),
    (x, y, z) => {
      const w = 0.7 - 0.42 * Math.max(0, 0.25 - y) ** 1.4;
      return (Math.hypot(Math.hypot(x, z) / Math.max(0.2, w), (y + 0.05) / 0.92) - 1) * 0.45;
    },
  ),
  ...[0.3, 1.1, 2.05, 2.85].map((a) => leaf(0, 0.72, 0.25, a, 0.55)),
  part(
    matt('#3c9a2c'),
    join(
      ...[0, 1.25, 2.5, 3.77, 5.03].map((a) =>
        spinY(move(spinX(stretch(sphere(0.3), 0.5, 0.18, 1), 0.45), 0, 0.72, 0.3), a),
      ),
    ),
  ),
  stem(
    [
      [0, 0.75, 0],
      [0.1, 1.02, 0],
    ],
    0.06,
  ),
];
