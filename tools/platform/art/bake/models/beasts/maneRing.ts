import type { Sdf } from '../../solid/Sdf.ts';
import { ringOf, spinZ } from '../../solid/operators.ts';
import { tuft } from './tuft.ts';

export const maneRing = (n: number, inner: number, outer: number, z: number, r: number, turn = 0): Sdf =>
  spinZ(
    ringOf(tuft([0, inner, z], [0.05, (inner + outer) / 2, z + 0.1], [-0.06, outer, z - 0.12], r), n),
    turn,
  );
