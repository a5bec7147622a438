import { flesh, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { cut, join, move } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

const cherry = (x: number, y: number, z: number, r: number): Sdf =>
  move(cut(sphere(r), move(sphere(0.16), 0, r + 0.1, 0.02), 0.18), x, y, z);

export const cherriesParts: readonly Part[] = [
  part(flesh('#e00f26', 1), join(cherry(-0.42, -0.42, 0.1, 0.46), cherry(0.46, -0.5, -0.05, 0.46))),
  stem([
    [-0.42, -0.08, 0.1],
    [-0.3, 0.35, 0.05],
    [0.12, 0.8, 0],
  ]),
  stem([
    [0.46, -0.15, -0.05],
    [0.45, 0.3, 0],
    [0.12, 0.8, 0],
  ]),
  leaf(0.1, 0.8, 0.02, -0.35, 0.9),
  part(matt('#7a5a22'), move(sphere(0.09), 0.12, 0.82)),
];
