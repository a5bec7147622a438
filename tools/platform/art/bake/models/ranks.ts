import type { FaceName } from '../../src/lettering/faces.ts';
import { gold, lacquer } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { move } from '../solid/operators.ts';
import { extrude } from '../solid/primitives.ts';
import { letters } from './letters.ts';

const block = (face: FaceName, text: string, size: number, hex: string): Model => {
  const shape = letters(face, text, size);
  return {
    parts: [
      part(lacquer(hex), extrude(shape, 0.24, 0.06)),
      part(
        gold,
        move(
          extrude((x, y) => shape(x, y) - 0.09, 0.17, 0.06),
          0,
          0,
          -0.1,
        ),
      ),
    ],
    yaw: 0.28,
    pitch: 0.16,
  };
};

/** The card ranks that fill a slot's reels, in two letterings. */
export const ranks: Record<string, Model> = {
  rankA: block('titan-one', 'A', 2, '#e3122c'),
  rankK: block('titan-one', 'K', 2, '#7a2af0'),
  rankQ: block('titan-one', 'Q', 1.9, '#ff4aa0'),
  rankJ: block('titan-one', 'J', 2, '#1f8aff'),
  rank10: block('titan-one', '10', 1.5, '#14a85a'),
};
