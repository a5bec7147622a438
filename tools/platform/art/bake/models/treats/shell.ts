import { flesh, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, spinX } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

const valve = (x: number, y: number, z: number): number => {
  const a = Math.atan2(x, y + 0.7);
  const r = Math.hypot(x, y + 0.7);
  return (
    Math.max(
      r - 1.25 - 0.04 * Math.cos(a * 16),
      Math.abs(z - 0.26 * Math.sin(Math.min(1, r) * 2.2)) - 0.06 - 0.025 * Math.cos(a * 16),
      (Math.abs(a) - 0.95) * r,
    ) * 0.6
  );
};

export const shell: Part[] = [
  part(
    patterned(flesh('#ff9ab8', 0.9), (x, y) =>
      Math.hypot(x, y + 0.7) > 1.05
        ? rgb('#fff0ea')
        : Math.sin(Math.hypot(x, y + 0.7) * 20) > 0.6
          ? rgb('#ff7aa8')
          : undefined,
    ),
    join(move(spinX(valve, 0.45), 0, 0.02, -0.2), move(spinX(valve, 1.45), 0, -0.2, 0.05)),
  ),
  part(flesh('#fffaf4', 1), move(sphere(0.27), 0, -0.22, 0.5)),
];
