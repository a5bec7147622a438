import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, move, ringAround, spinX } from '../../solid/operators.ts';
import { ellipsoid, lathe, sphere, torus } from '../../solid/primitives.ts';

export const goblet: Part[] = [
  part(
    gold,
    join(
      lathe((r, y) => {
        const cupR = 0.2 + 0.4 * Math.sqrt(Math.max(0, (y - 0) / 0.9));
        return y > -0.02
          ? Math.max(Math.abs(r - cupR) - 0.045, y - 0.85) * 0.6
          : Math.max(r - (y < -0.78 ? 0.46 : 0.1 + 0.09 * Math.max(0, Math.cos((y + 0.4) * 9))), -y - 0.92) *
              0.6;
      }),
      move(sphere(0.24), 0, 0.04),
      move(spinX(torus(0.57, 0.045), Math.PI / 2), 0, 0.82),
      move(spinX(torus(0.49, 0.03), Math.PI / 2), 0, 0.4),
    ),
  ),
  part(
    { ...lacquer('#7a0a24'), emit: 0.15 },
    lathe((r, y) => Math.max(r - 0.55, Math.abs(y - 0.7) - 0.03)),
  ),
  part(lacquer('#e0102f'), ringAround(move(ellipsoid(0.09, 0.11, 0.06), 0, 0.6, 0.54), 7)),
  part(lacquer('#1f6bff'), ringAround(move(sphere(0.06), 0, -0.84, 0.47), 8)),
];
