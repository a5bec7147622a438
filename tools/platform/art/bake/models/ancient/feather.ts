import { corners, path } from '../path.ts';
import { flesh, oldGold, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob, polygon } from '../../solid/flatShapes.ts';
import { cut } from '../../solid/operators.ts';
import { extrude, inflate, tube } from '../../solid/primitives.ts';

const plume = blob(corners('0 -0.9, 0.1 -0.5, 0.26 0.1, 0.24 0.6, 0.06 1, -0.16 0.7, -0.26 0.2, -0.12 -0.4'));

export const feather: Part[] = [
  part(
    patterned(flesh('#18b8a6', 0.4), (x, y) =>
      Math.abs(((y * 9 + Math.abs(x) * 14) % 1) - 0.5) < 0.1
        ? rgb('#0a6a6a')
        : y > 0.45
          ? rgb('#ff8a1c')
          : y > 0.2
            ? rgb('#ffd24a')
            : undefined,
    ),
    cut(inflate(plume, 0.1, 0.3), extrude(polygon(corners('0.3 0.2, 0.05 0.02, 0.3 0.08')), 1)),
  ),
  part(oldGold, tube(path('0 -1.08 0.02, 0.01 -0.3 0.1, 0.04 0.75 0.08'), 0.035, 0.01)),
];
