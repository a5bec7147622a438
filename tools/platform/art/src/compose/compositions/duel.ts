import type { Composition } from '../Stage.ts';
import { beams } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** Two heroes back to back. */
export const duel: Composition = (s) => {
  const { x, y, size } = s.hero;
  return (
    beams(`${s.id}b`, x, y + size * 0.1, Math.max(s.w, s.h) * 0.75, 12, s.palette.accent) +
    standing(at(s.heroes, 1), { x: x + size * 0.25, y: y - size * 0.06, size: size * 0.76, turn: 6 }) +
    standing(
      first(s),
      { x: x - size * 0.2, y: y + size * 0.04, size: size * 0.88, turn: -5 },
      s.palette.accent,
    ) +
    standing(at(s.props, 0), { x: x + size * 0.26, y: y + size * 0.34, size: size * 0.36, turn: 8 })
  );
};
