import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { frame } from '../ornaments.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** A moulded frame that the hero breaks out of. */
export const framed: Composition = (s) => {
  const { x, y, size } = s.hero;
  return (
    light(`${s.id}l`, s.palette.accent, x, y, size * 0.7, 0.65) +
    frame(`${s.id}f`, s.w, s.h, 'gold', s.palette.ramp[0], s.palette.accent) +
    standing(first(s), { x, y, size: size * 1.02 }, s.palette.accent) +
    standing(at(s.props, 0), { x: x - size * 0.4, y: y + size * 0.32, size: size * 0.3, turn: -14 }) +
    standing(at(s.props, 2), { x: x + size * 0.4, y: y + size * 0.32, size: size * 0.3, turn: 14 })
  );
};
