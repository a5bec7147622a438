import { path } from '../path.ts';
import { flesh, gold, lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { join, melt, mirror, move, spinX } from '../../solid/operators.ts';
import { capsule, ellipsoid, extrude, sphere, torus, tube } from '../../solid/primitives.ts';

export const luckyCat: Part[] = [
  part(
    lacquer('#fffaf2'),
    melt(
      0.1,
      move(ellipsoid(0.5, 0.5, 0.42), 0, -0.52),
      move(ellipsoid(0.52, 0.42, 0.42), 0, 0.26, 0.04),
      mirror(tube(path('0.3 0.5 0, 0.38 0.7 0, 0.42 0.86 0'), 0.15, 0.03)),
      tube(path('0.42 -0.3 0.1, 0.7 0.06 0.16, 0.66 0.5 0.2, 0.62 0.62 0.26'), 0.15, 0.17),
      tube(path('-0.4 -0.3 0.16, -0.5 -0.52 0.34, -0.28 -0.6 0.5'), 0.14, 0.13),
      mirror(move(ellipsoid(0.2, 0.12, 0.24), 0.28, -0.96, 0.26)),
    ),
  ),
  part(
    flesh('#ff7a8a'),
    join(
      mirror(tube(path('0.33 0.56 0.07, 0.38 0.7 0.07, 0.41 0.78 0.05'), 0.08, 0.02)),
      move(ellipsoid(0.05, 0.035, 0.04), 0, 0.2, 0.46),
      mirror(move(ellipsoid(0.08, 0.05, 0.03), 0.32, 0.14, 0.36)),
      move(ellipsoid(0.09, 0.07, 0.04), 0.62, 0.52, 0.42),
    ),
  ),
  part(
    lacquer('#1c1420'),
    join(
      mirror(tube(path('0.1 0.3 0.44, 0.2 0.38 0.42, 0.3 0.29 0.38'), 0.03)),
      mirror(tube(path('0 0.16 0.46, 0.06 0.1 0.46, 0.13 0.13 0.44'), 0.018)),
      ...[0.06, 0.14].map((y) => mirror(capsule([0.3, y + 0.04, 0.37], [0.58, y * 1.4 - 0.02, 0.26], 0.012))),
    ),
  ),
  part(lacquer('#d8182a'), move(spinX(torus(0.38, 0.06), Math.PI / 2), 0, -0.1, 0.04)),
  part(
    gold,
    join(move(sphere(0.12), 0, -0.18, 0.44), move(extrude(oval2(0.24, 0.34), 0.06, 0.03), -0.02, -0.56, 0.5)),
  ),
];

function oval2(a: number, b: number): (x: number, y: number) => number {
  return (x, y) => (Math.hypot(x / a, y / b) - 1) * a;
}
