import type { Composition } from '../Stage.ts';
import { light } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** A diagonal across the tile: the hero leans, its companions are in a line. */
export const diagonal: Composition = (s) => {
  const { x, y, size } = s.hero;
  const streaks = Array.from({ length: 9 }, (_, i) => {
    const off = (i - 4) * size * 0.13 + s.random() * 14;
    const long = size * (0.7 + s.random() * 0.7);
    return `<rect x="${-long}" y="${off.toFixed(1)}" width="${(long * 1.3).toFixed(1)}" height="${(1 + s.random() * 4).toFixed(1)}" rx="2"/>`;
  }).join('');
  const flight = [-1, -0.55, 0.62, 1.02].map((k, i) =>
    standing(at(s.props, i), {
      x: x + k * size * 0.5,
      y: y - k * size * 0.34 + (i % 2) * size * 0.14,
      size: size * (0.22 + (i % 3) * 0.08),
      turn: k * 40,
    }),
  );
  return (
    light(`${s.id}l`, s.palette.accent, x, y, size * 0.75, 0.7) +
    `<g transform="translate(${x} ${y}) rotate(-34)" fill="${s.palette.ramp[4]}" fill-opacity=".34">${streaks}</g>` +
    flight.slice(0, 2).join('') +
    standing(first(s), { x, y, size: size * 1.08, turn: -10 }, s.palette.accent) +
    flight.slice(2).join('')
  );
};
