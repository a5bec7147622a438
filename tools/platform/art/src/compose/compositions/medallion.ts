import type { Composition } from '../Stage.ts';
import { beams } from '../atmosphere.ts';
import { standing } from '../images.ts';
import { ring } from '../ornaments.ts';
import { at } from './at.ts';
import { first } from './first.ts';

/** The hero in a studded ring. */
export const medallion: Composition = (s) => {
  const { x, y, size } = s.hero;
  const [dark, deep] = s.palette.ramp;
  return (
    beams(`${s.id}b`, x, y, Math.max(s.w, s.h) * 0.75, 14, s.palette.accent, 0.1) +
    `<radialGradient id="${s.id}d"><stop offset="0" stop-color="${s.palette.ramp[3]}"/><stop offset=".7" stop-color="${deep}"/><stop offset="1" stop-color="${dark}"/></radialGradient><circle cx="${x}" cy="${y}" r="${size * 0.44}" fill="url(#${s.id}d)"/>` +
    ring(`${s.id}m`, x, y, size * 0.44, 'gold', dark) +
    standing(first(s), { x, y: y - size * 0.03, size: size * 0.98 }) +
    standing(at(s.props, 0), { x: x - size * 0.36, y: y + size * 0.34, size: size * 0.3, turn: -10 }) +
    standing(at(s.props, 1), { x: x + size * 0.36, y: y + size * 0.34, size: size * 0.3, turn: 10 })
  );
};
