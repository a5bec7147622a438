import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { move, within } from '../../solid/operators.ts';
import { lathe } from '../../solid/primitives.ts';

export const bottle: Part[] = [
  part(
    { ...lacquer('#1c6a3a'), soft: 0.7, emit: 0.12 },
    lathe(
      (r, y) =>
        Math.max(
          (r - (y < 0.1 ? 0.42 : y < 0.4 ? 0.42 - (y - 0.1) * 0.95 : 0.135)) * 0.7,
          Math.abs(y + 0.06) - 0.84,
        ) - 0.03,
    ),
  ),
  part(
    patterned(matt('#f0dcae'), (x, y) => (Math.hypot(x, y + 0.34) < 0.14 ? rgb('#2a1a10') : undefined)),
    within(
      lathe((r, y) => Math.max(Math.abs(r - 0.455) - 0.01, Math.abs(y + 0.34) - 0.25)),
      (_x, _y, z) => -z,
    ),
  ),
  part(
    matt('#b5763c'),
    move(
      lathe((r, y) => Math.max(r - 0.12, Math.abs(y) - 0.12)),
      0,
      0.9,
    ),
  ),
];
