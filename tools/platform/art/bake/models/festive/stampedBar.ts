import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { cut, move, spinX, spinY } from '../../solid/operators.ts';
import { extrude } from '../../solid/primitives.ts';
import { letters } from '../letters.ts';

const barShape: Sdf = (x, y, z) =>
  Math.max(Math.abs(y) - 0.17, Math.abs(x) - 0.56 + y * 0.3, Math.abs(z) - 0.25 + y * 0.3) * 0.9 - 0.02;

export const stampedBar = (at: Vec3, turn = 0): Sdf =>
  move(
    spinY(
      cut(barShape, move(spinX(extrude(letters('russo-one', '999', 0.3), 0.03), -Math.PI / 2), 0, 0.19, 0)),
      turn,
    ),
    ...at,
  );
