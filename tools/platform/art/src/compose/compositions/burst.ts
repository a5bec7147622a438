import type { Composition } from '../Stage.ts';
import { beams, light } from '../atmosphere.ts';
import { sprite, standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** Everything flies outwards from the middle. */
export const burst: Composition = (s) => {
  const { x, y, size } = s.hero;
  const ringed = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 2 * Math.PI + s.random() * 0.5;
    const far = size * (0.46 + s.random() * 0.14);
    return sprite(at(s.props, i), {
      x: x + Math.cos(a) * far,
      y: y + Math.sin(a) * far * 0.86,
      size: size * (0.2 + s.random() * 0.16),
      turn: s.random() * 70 - 35,
    });
  });
  return (
    beams(`${s.id}b`, x, y, Math.max(s.w, s.h) * 0.8, 18, s.palette.ramp[4]) +
    ringed.join('') +
    light(`${s.id}l`, s.palette.accent, x, y, size * 0.6, 0.9) +
    standing(first(s), { x, y, size: size * 0.88 }, s.palette.accent)
  );
};
