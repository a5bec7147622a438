import { gold, lacquer, metal, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf2, Vec3 } from '../../solid/Sdf.ts';
import { join, move, ringAround, spinX } from '../../solid/operators.ts';
import { box, ellipsoid, lathe, sphere, torus } from '../../solid/primitives.ts';
import { wheelNumbers } from './wheelNumbers.ts';

/** The height of the wheel at a distance from its axis. */
const height = (r: number): number => {
  if (r > 1.02) return 0.2;
  if (r > 0.9) return 0.05 + (r - 0.9) * 1.1;
  if (r > 0.715) return 0.03;
  if (r > 0.54) return -0.015;
  return 0.02 + (0.54 - r) * 0.34;
};

const bowl: Sdf2 = (r, y) => Math.max(r - 1.12, y - height(r), -y - 0.15) * 0.62;

const grain = (x: number, z: number): Vec3 => {
  const r = Math.hypot(x, z);
  const turn = Math.atan2(x, z) / (2 * Math.PI) + 0.5;
  if (r < 0.54) return rgb(Math.floor(turn * 16) % 2 ? '#6b2c12' : '#4a1a0a');
  return rgb(r > 1.02 ? '#4d1708' : '#642410');
};

const hoop = (radius: number, thick: number, y: number) =>
  move(spinX(torus(radius, thick), Math.PI / 2), 0, y);

const turret = join(
  lathe((r, y) => Math.max(Math.hypot(r, y - 0.2) - 0.15, 0.14 - y) * 0.8),
  lathe((r, y) => Math.max(r - 0.055 - Math.max(0, 0.3 - y) * 0.22, y - 0.46, 0.1 - y) * 0.8),
  move(sphere(0.085), 0, 0.5),
  ringAround(join(move(box(0.022, 0.022, 0.13, 0.02), 0, 0.34, 0.14), move(sphere(0.05), 0, 0.34, 0.29)), 4),
);

/** A roulette wheel with its numbers, lying flat. */
export const wheelParts: readonly Part[] = [
  part(
    patterned(lacquer('#571f0c'), (x, _y, z) => wheelNumbers(x, z) ?? grain(x, z)),
    lathe(bowl),
  ),
  part(
    gold,
    join(
      hoop(0.895, 0.016, 0.045),
      hoop(0.54, 0.016, 0.0),
      hoop(1.03, 0.016, 0.2),
      hoop(1.12, 0.03, 0.16),
      hoop(0.3, 0.012, 0.105),
      turret,
      ringAround(move(ellipsoid(0.022, 0.022, 0.05), 0, 0.14, 0.965), 8),
    ),
  ),
  part(metal('#ffffff', 0.22), move(sphere(0.052), 0.42, 0.04, 0.47)),
];
