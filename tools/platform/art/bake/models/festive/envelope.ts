import { corners } from '../path.ts';
import { gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, disc, polygon } from '../../solid/flatShapes.ts';
import { grow2, join, move } from '../../solid/operators.ts';
import { box, extrude, inflate, torus } from '../../solid/primitives.ts';

export const envelope: Part[] = [
  part(lacquer('#d8182a'), box(0.58, 0.86, 0.06, 0.04)),
  part(
    lacquer('#b00e20'),
    move(extrude(polygon(corners('-0.58 0.86, 0.58 0.86, 0.24 0.4, -0.24 0.4')), 0.03, 0.01), 0, 0, 0.05),
  ),
  part(
    gold,
    join(
      move(extrude(disc(0.22), 0.05, 0.02), 0, 0.38, 0.08),
      move(torus(0.36, 0.022), 0, -0.28, 0.06),
      move(
        inflate(
          grow2(
            blob(corners('0 1, 0.5 0.2, 0.9 -0.2, 0.3 -0.4, 0 -0.9, -0.3 -0.4, -0.9 -0.2, -0.5 0.2'), 3),
            0.22,
          ),
          0.05,
          0.06,
        ),
        0,
        -0.28,
        0.06,
      ),
    ),
  ),
];
