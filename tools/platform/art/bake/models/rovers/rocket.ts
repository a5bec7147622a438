import { corners } from '../path.ts';
import { glow, lacquer, patterned, rgb, steel } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { blob } from '../../solid/flatShapes.ts';
import { join, move, ringAround, spinX, spinY } from '../../solid/operators.ts';
import { ellipsoid, extrude, lathe, torus } from '../../solid/primitives.ts';

const hull = (hex: string): Sdf =>
  lathe((r, y) => (Math.hypot(r / 0.4, (y - 0.1) / 0.98) - 1) * 0.36 + Math.max(0, -y - 0.6) * 0.6) &&
  ((x: number, y: number, z: number) =>
    Math.max((Math.hypot(Math.hypot(x, z) / 0.4, (y - 0.05) / 1.0) - 1) * 0.38, -y - 0.62 + 0 * hex.length));

export const rocket: Part[] = [
  part(
    patterned(lacquer('#f4f6fb'), (_x, y) =>
      y > 0.58 ? rgb('#e3122c') : Math.abs(y + 0.34) < 0.06 ? rgb('#e3122c') : undefined,
    ),
    hull('#fff'),
  ),
  part(
    lacquer('#e3122c'),
    ringAround(
      move(
        spinY(
          extrude(blob(corners('0 0.34, 0.34 -0.1, 0.42 -0.62, 0.2 -0.36, 0 -0.34'), 3), 0.06, 0.03),
          -Math.PI / 2,
        ),
        0,
        -0.3,
        0.3,
      ),
      3,
    ),
  ),
  part(
    steel,
    join(
      move(spinX(torus(0.2, 0.05), 0), 0, 0.22, 0.37),
      lathe((r, y) => Math.max(Math.abs(r - 0.24 - (-0.62 - y) * 0.3) - 0.03, Math.abs(y + 0.7) - 0.1)),
    ),
  ),
  part({ ...lacquer('#2aa8ff'), emit: 0.3 }, move(ellipsoid(0.18, 0.18, 0.1), 0, 0.22, 0.35)),
  part(
    patterned(glow('#ffb020', 1.2), (_x, y) =>
      y > -0.86 ? rgb('#fff2a8') : y > -0.98 ? rgb('#ffb020') : rgb('#ff4a10'),
    ),
    lathe((r, y) => (Math.hypot(r / 0.2, (y + 0.78) / 0.42) - 1) * 0.18),
  ),
];
