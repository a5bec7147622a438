import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { spinZ } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';

export const ringedPlanet = (a: string, b: string, c: string): Part[] => [
  part(
    patterned(lacquer(a), (x, y, z) => {
      const v = Math.sin(y * 15 + Math.sin(x * 4 + z * 3) * 0.9);
      return v > 0.55 ? rgb(b) : v < -0.7 ? rgb(c) : undefined;
    }),
    sphere(0.64),
  ),
  part(
    patterned(lacquer(c), (x, _y, z) => (Math.sin(Math.hypot(x, z) * 42) > 0 ? rgb(b) : undefined)),
    spinZ((x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 0.93) - 0.15, Math.abs(y) - 0.018), 0.3),
  ),
];
