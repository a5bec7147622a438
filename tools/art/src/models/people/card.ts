import { lacquer, painted, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { heart, spade } from '../../solid/flatShapes.ts';
import { grow2, move, spinZ } from '../../solid/operators.ts';
import { box } from '../../solid/primitives.ts';

/** A playing card in a hand. */
export const card = (x: number, angle: number, red: boolean): Part =>
  part(
    painted(lacquer('#fffdf6'), (px, py) => {
      const [u, v] = [px - x, py + 0.72];
      return grow2(red ? heart : spade, 0.085)(u, v) < 0 ? rgb(red ? '#d4142e' : '#15151c') : undefined;
    }),
    move(spinZ(box(0.15, 0.21, 0.012, 0.01), angle), x, -0.72, 0.52),
  );
