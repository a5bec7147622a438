import type { Sdf2 } from '../../solid/Sdf.ts';
import { sevenShape } from './sevenShape.ts';

export const around7 =
  (by: number): Sdf2 =>
  (x, y) =>
    sevenShape(x, y) - by;
