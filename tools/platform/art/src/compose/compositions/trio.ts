import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** Three side by side, the hero in front. */
export const trio: Composition = (s) => {
  const { x, y, size } = s.hero;
  return (
    light(`${s.id}l`, s.palette.ramp[4], x, y, size * 0.8, 0.5) +
    standing(at(s.props, 0), { x: x - size * 0.33, y: y - size * 0.04, size: size * 0.6, turn: -14 }) +
    standing(at(s.props, 1), { x: x + size * 0.33, y: y - size * 0.04, size: size * 0.6, turn: 14 }) +
    standing(first(s), { x, y: y + size * 0.05, size: size * 0.9 }, s.palette.accent)
  );
};
