import { corners, path } from '../path.ts';
import { gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { join, mirror, move, spinX, stretch, within } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere, torus, tube } from '../../solid/primitives.ts';
import { face } from './face.ts';
import { lapis } from './lapis.ts';
import { rich } from './rich.ts';

const nemes = blob(
  corners(
    '0 0.86, 0.42 0.74, 0.62 0.4, 0.72 -0.1, 0.86 -0.72, 0.5 -0.8, 0.4 -0.3, 0.3 0.0, -0.3 0.0, -0.4 -0.3, -0.5 -0.8, -0.86 -0.72, -0.72 -0.1, -0.62 0.4, -0.42 0.74',
  ),
  3,
);

const striped = patterned(gold, (x, y) =>
  Math.sin((y * 0.9 - Math.abs(x) * 0.75) * 26) > 0.2 ? lapis : undefined,
);

export const pharaoh: Part[] = [
  ...face(gold),
  part({ ...striped, metal: 0.6, coat: 0.6 }, move(inflate(nemes, 0.34, 0.3), 0, 0.05, -0.08)),
  part(
    gold,
    join(
      move(spinX(torus(0.43, 0.055), 0.25), 0, 0.08, 0.02),
      tube(path('0 0.56 0.42, 0 0.74 0.52, 0 0.86 0.46, 0 0.82 0.36'), 0.06, 0.05),
      move(ellipsoid(0.1, 0.12, 0.05), 0, 0.72, 0.5),
    ),
  ),
  part(
    lacquer('#1648c8'),
    join(
      tube(path('0 -0.5 0.26, 0 -0.72 0.3, 0 -0.92 0.36'), 0.075, 0.06),
      mirror(move(sphere(0.022), 0.04, 0.86, 0.5)),
    ),
  ),
  part(
    patterned({ ...gold, metal: 0.7 }, (x, y) => {
      const r = Math.hypot(x, y + 0.35);
      const k = Math.floor(r * 13) % 3;
      return k === 0 ? lapis : k === 1 ? rgb('#d02a20') : rich;
    }),
    move(
      within(stretch(sphere(0.78), 1, 0.9, 0.35), (_x, y) => y + 0.5 - 0.38),
      0,
      -0.3,
      -0.1,
    ),
  ),
];
