import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { melt, move, stretch } from '../../solid/operators.ts';
import { box, sphere } from '../../solid/primitives.ts';
import { jelly } from './jelly.ts';

export const drop = (hex: string): Part[] => [
  part(jelly(hex), melt(0.1, stretch(sphere(0.7), 1, 0.86, 1), move(box(0.5, 0.3, 0.5, 0.24), 0, -0.2))),
];
