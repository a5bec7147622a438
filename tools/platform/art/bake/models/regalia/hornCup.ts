import { path } from '../path.ts';
import { flesh, gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, move, spinX, spinZ } from '../../solid/operators.ts';
import { ellipsoid, sphere, torus, tube } from '../../solid/primitives.ts';

export const hornCup: Part[] = [
  part(
    flesh('#e8d2a4', 0.9),
    cut(
      tube(path('-0.5 0.66 0, -0.1 0.2 0, 0.1 -0.4 0, 0.7 -0.72 0'), 0.42, 0.03, 6),
      move(spinZ(ellipsoid(0.34, 0.2, 0.34), 0.85), -0.62, 0.82),
    ),
  ),
  part(
    gold,
    join(
      move(spinZ(spinX(torus(0.4, 0.07), Math.PI / 2), 0.8), -0.56, 0.72),
      move(spinZ(spinX(torus(0.3, 0.05), Math.PI / 2), 0.4), -0.06, 0.08),
      move(sphere(0.07), 0.74, -0.73),
    ),
  ),
  part({ ...lacquer('#e8a020'), emit: 0.2 }, move(spinZ(ellipsoid(0.34, 0.1, 0.34), 0.85), -0.55, 0.72)),
];
