import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** A hero so large that the tile crops it. */
export const closeUp: Composition = (s) => {
  const { x, y, size } = s.hero;
  const side = s.random() > 0.5 ? 1 : -1;
  return (
    light(`${s.id}l`, s.palette.accent, x - side * size * 0.2, y, size * 0.8, 0.7) +
    standing(at(s.props, 0), {
      x: x - side * size * 0.42,
      y: y - size * 0.25,
      size: size * 0.32,
      turn: side * 20,
    }) +
    standing(
      first(s),
      { x: x + side * size * 0.1, y: y + size * 0.06, size: size * 1.36, flip: side > 0 },
      s.palette.accent,
    ) +
    standing(at(s.props, 1), {
      x: x - side * size * 0.4,
      y: y + size * 0.3,
      size: size * 0.36,
      turn: -side * 14,
    })
  );
};
