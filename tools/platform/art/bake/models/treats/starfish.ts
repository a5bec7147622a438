import { path } from '../path.ts';
import { flesh, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { star } from '../../solid/flatShapes.ts';
import { inflate, tube } from '../../solid/primitives.ts';
import { eyes } from '../faceParts.ts';

export const starfish: Part[] = [
  part(
    patterned(flesh('#ff6a2a', 0.5), (x, y) =>
      Math.sin(x * 22) * Math.sin(y * 22) > 0.55 ? rgb('#ffc08a') : undefined,
    ),
    inflate((x, y) => star(5, 1.1, 0.42)(x, y) - 0.08, 0.3, 0.5),
  ),
  eyes([0.13, 0.12, 0.28], 0.1, '#3a2412'),
  part(lacquer('#8a1a1a'), tube(path('-0.14 -0.1 0.34, 0 -0.18 0.36, 0.14 -0.1 0.34'), 0.03)),
];
