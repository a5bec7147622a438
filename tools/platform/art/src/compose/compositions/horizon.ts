import type { Composition } from '../Stage.ts';
import { light, mist } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** A scene with a horizon: the hero on it, small things in front, mist. */
export const horizon: Composition = (s) => {
  const { x, y, size } = s.hero;
  const ground = y + size * 0.46;
  return (
    light(`${s.id}l`, s.palette.accent, x, y - size * 0.1, size * 0.6, 0.55) +
    `<ellipse cx="${x}" cy="${ground.toFixed(1)}" rx="${(size * 0.42).toFixed(1)}" ry="${(size * 0.07).toFixed(1)}" fill="#000" fill-opacity=".5"/>` +
    standing(first(s), { x, y: y + size * 0.02, size: size * 0.92 }) +
    mist(`${s.id}m`, s, s.palette.ramp[3]) +
    [-0.46, -0.2, 0.24, 0.48]
      .map((k, i) =>
        standing(at(s.props, i), {
          x: x + k * size,
          y: ground - size * 0.02 + (i % 2) * size * 0.05,
          size: size * (0.24 + (i % 2) * 0.05),
          turn: k * 26,
        }),
      )
      .join('')
  );
};
