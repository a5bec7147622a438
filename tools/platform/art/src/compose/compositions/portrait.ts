import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** The hero fills the tile; two companions at its feet. */
export const portrait: Composition = (s) => {
  const { x, y, size } = s.hero;
  const side = size * 0.4;
  return (
    light(`${s.id}l`, s.palette.accent, x, y, size * 0.72, 0.75) +
    standing(first(s), { x, y: y - size * 0.02, size: size * 1.06 }, s.palette.accent) +
    standing(at(s.props, 0), { x: x - size * 0.38, y: y + size * 0.36, size: side, turn: -12 }) +
    standing(at(s.props, 1), { x: x + size * 0.39, y: y + size * 0.37, size: side * 0.94, turn: 10 })
  );
};
