import { corners, path } from '../path.ts';
import { flesh, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { join, melt, move, spinX, spinZ } from '../../solid/operators.ts';
import { ellipsoid, inflate, sphere, tube } from '../../solid/primitives.ts';

export const fish = (a: string, b: string, c: string): Part[] => [
  part(
    patterned(lacquer(a), (x, y) =>
      x > -0.24 && x < -0.08
        ? rgb('#fff8ee')
        : x > 0.24 && x < 0.36
          ? rgb('#fff8ee')
          : y < -0.22
            ? rgb(c)
            : Math.sin(x * 26) * Math.sin(y * 26) > 0.5
              ? rgb(b)
              : undefined,
    ),
    melt(0.06, ellipsoid(0.68, 0.46, 0.3), move(ellipsoid(0.14, 0.1, 0.12), -0.66, -0.06)),
  ),
  part(
    flesh(b, 0.6),
    join(
      move(
        inflate(blob(corners('0 0, 0.3 0.36, 0.46 0.4, 0.36 0, 0.46 -0.4, 0.3 -0.36'), 4), 0.06, 0.1),
        0.56,
        0,
        0,
      ),
      move(inflate(blob(corners('-0.3 0, -0.1 0.34, 0.3 0.4, 0.36 0.06'), 4), 0.05, 0.1), 0, 0.36, 0),
      move(inflate(blob(corners('-0.12 0, 0 -0.28, 0.24 -0.3, 0.18 0'), 4), 0.05, 0.1), 0.06, -0.38, 0),
      move(
        spinX(
          spinZ(inflate(blob(corners('0 0.08, 0.26 0.16, 0.34 -0.06, 0.06 -0.1'), 4), 0.05, 0.08), -0.4),
          -0.3,
        ),
        -0.06,
        -0.1,
        0.29,
      ),
    ),
  ),
  part(
    patterned({ ...lacquer('#ffffff'), emit: 0.3 }, (x, y, z) =>
      z > 0.2 && Math.hypot(x + 0.46, y - 0.12) < 0.075 ? rgb('#0a0a14') : undefined,
    ),
    move(sphere(0.135), -0.42, 0.12, 0.19),
  ),
  part(lacquer('#8a1a2a'), tube(path('-0.76 -0.1 0.06, -0.66 -0.14 0.16, -0.56 -0.1 0.22'), 0.03)),
];
