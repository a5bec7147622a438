import { corners } from '../path.ts';
import { gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { polygon } from '../../solid/flatShapes.ts';
import { gem } from '../../solid/gemCuts.ts';
import { cut, join, move, ringOf } from '../../solid/operators.ts';
import { box, extrude, inflate, torus } from '../../solid/primitives.ts';

export const bookOf = (cover: string, jewel: string): Part[] => [
  part(lacquer(cover), cut(box(0.7, 0.92, 0.2, 0.06), move(box(0.7, 0.86, 0.13, 0.02), 0.08, 0, 0))),
  part(
    patterned(matt('#f4e3b8'), (_x, y, z) => (Math.sin(z * 120 + y * 2) > 0.6 ? rgb('#c9a868') : undefined)),
    move(box(0.65, 0.85, 0.13, 0.01), 0.02, 0, 0),
  ),
  part(
    gold,
    join(
      ...[-1, 1].flatMap((sy) =>
        [-1, 1].map((sx) =>
          move(
            extrude(
              polygon(
                [
                  [0, 0],
                  [0.3 * -sx, 0],
                  [0, 0.3 * -sy],
                ].map(([a, b]) => [a ?? 0, b ?? 0] as const),
              ),
              0.225,
              0.03,
            ),
            0.7 * sx,
            0.92 * sy,
            0,
          ),
        ),
      ),
      move(torus(0.3, 0.045), 0, 0, 0.2),
      move(
        ringOf(move(inflate(polygon(corners('-0.08 0, 0.08 0, 0 0.24')), 0.07, 0.08), 0, 0.33), 8),
        0,
        0,
        0.19,
      ),
      move(box(0.12, 0.16, 0.24, 0.04), 0.7, 0, 0),
    ),
  ),
  gem('brilliant', jewel, 0.26, [0, 0, 0.24]),
];
