import { corners } from '../path.ts';
import { glow, gold, iron, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, slab } from '../../solid/flatShapes.ts';
import { join, melt, move, spinX, spinY } from '../../solid/operators.ts';
import { box, capsule, ellipsoid, extrude, torus } from '../../solid/primitives.ts';

export const airship: Part[] = [
  part(
    patterned(lacquer('#f0b02a'), (x, y, z) =>
      Math.floor((Math.atan2(y, z) / Math.PI + 1) * 8) % 2
        ? rgb('#d8301c')
        : Math.abs(x) > 0.92
          ? rgb('#8a1a10')
          : undefined,
    ),
    (x, y, z) => (Math.hypot(Math.hypot(y - 0.2, z) / 0.5, x / 1.06) - 1) * 0.42,
  ),
  part(
    gold,
    join(
      ...[-0.5, 0, 0.5].map((k) =>
        move(spinY(torus(0.5 * Math.sqrt(1 - (k / 1.06) ** 2), 0.025), Math.PI / 2), k, 0.2, 0),
      ),
    ),
  ),
  part(
    lacquer('#7a4422'),
    melt(
      0.06,
      move(box(0.34, 0.13, 0.17, 0.08), -0.04, -0.5),
      move(ellipsoid(0.16, 0.12, 0.14), -0.38, -0.5),
    ),
  ),
  part(
    glow('#ffe9a0', 0.9),
    join(...[-0.26, -0.06, 0.14].map((k) => move(box(0.06, 0.05, 0.19, 0.03), k, -0.46))),
  ),
  part(iron, join(...[-0.28, 0.2].map((k) => capsule([k, -0.4, 0.1], [k * 1.3, -0.2, 0.14], 0.018)))),
  part(
    lacquer('#d8301c'),
    join(
      ...[0.6, -0.3].map((y) =>
        move(
          extrude(blob(corners('-0.2 0, 0.1 0.16, 0.3 0.2, 0.24 -0.16, 0 -0.12'), 4), 0.04, 0.02),
          0.92,
          y,
          0,
        ),
      ),
      move(spinX(extrude(slab(0.2, 0.2, 0.06), 0.035, 0.02), Math.PI / 2), 0.96, 0.2, 0.42),
    ),
  ),
];
