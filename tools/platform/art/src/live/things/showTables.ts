import { standing } from '../../compose/images.ts';
import type { Setting } from '../LiveBox.ts';
import { bigWheelSvg } from './bigWheelSvg.ts';
import { risingLineSvg } from './risingLineSvg.ts';
import type { TableThings } from './TableThings.ts';

/** A show wheel with small things around it. */
export const wheelShow =
  (colours: 'show' | 'candy', extras: readonly string[]) =>
  ({ id, x, y, size, alone, turn, palette, side }: Setting): TableThings => {
    const extra = (i: number): string => extras[(turn + i) % extras.length] ?? 'starGold';
    const wheel = bigWheelSvg(`${id}b`, {
      x: x + (alone ? 0 : side * size * 0.02),
      y: y - size * (alone ? 0.12 : 0.32),
      size: size * (alone ? 1 : 0.78),
      turn: turn * 15,
      colours,
      glow: palette.accent,
    });
    return {
      back: alone ? '' : wheel,
      front:
        (alone ? wheel : '') +
        standing(extra(0), {
          x: x - size * (alone ? 0.37 : 0.31),
          y: y + size * (alone ? 0.22 : 0.04),
          size: size * 0.27,
        }) +
        standing(extra(1), { x: x + size * 0.37, y: y + size * (alone ? 0.24 : 0.05), size: size * 0.24 }),
    };
  };

const crafts = ['rocket', 'plane', 'airship', 'balloon'] as const;
/** An aircraft at the end of a rising line. */
export const flight = ({ id, x, y, size, alone, turn, side }: Setting): TableThings => {
  const craft = crafts[turn % crafts.length] ?? 'rocket';
  const [tx, ty] = alone
    ? [x + side * size * 0.12, y - size * 0.2]
    : [x + side * size * 0.31, y - size * 0.5];
  const picture =
    risingLineSvg(`${id}r`, [x - side * size * 0.6, y + size * 0.2], [tx, ty], '#ff4d3a') +
    standing(
      craft,
      { x: tx, y: ty, size: size * (alone ? 0.76 : 0.4), flip: craft === 'plane' ? side > 0 : side < 0 },
      '#ffb43a',
    );
  return {
    back: alone ? '' : picture,
    front: alone
      ? picture
      : standing('coin', { x: x - side * size * 0.3, y: y + size * 0.05, size: size * 0.2 }),
  };
};
