import { light } from '../../compose/atmosphere.ts';
import { standing } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { besideFrame } from './frames.ts';
import { heroOf, thing } from './parts.ts';

/** A band of waves from y down to the lower edge. */
const band = (
  { w, h }: Board,
  y: number,
  length: number,
  high: number,
  from: number,
  hex: string,
): string => {
  let d = `M${from} ${h}V${y}`;
  for (let x = from; x < w + length; x += length)
    d += `c${length * 0.25} ${-high} ${length * 0.25} ${-high} ${length * 0.5} 0s${length * 0.25} ${high} ${length * 0.5} 0`;
  return `<path d="${d}V${h}Z" fill="${hex}"/>`;
};

/** A flat sky with a sun and bands of waves, which carry the hero. */
export const waves: CampaignComposition = {
  words: {
    desktop: { ...besideFrame, y: 70, height: 350 },
    mobile: {
      x: 44,
      y: 436,
      width: 692,
      height: 176,
      align: 'middle',
      anchor: 'middle',
      lines: 2,
      small: 36,
    },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const { ramp, secondField, accentField, paper } = b.mood;
    const [x, y, size] = wide ? [1110, 320, 420] : [390, 200, 300];
    const line = wide ? 470 : 300;
    const sky = mix(paper, ramp[3], 0.5);
    const tint = (t: number): string => mix(paper, accentField, t);
    return (
      `<linearGradient id="${b.id}y" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paper}"/><stop offset="1" stop-color="${sky}"/></linearGradient><rect width="${b.w}" height="${b.h}" fill="url(#${b.id}y)"/>` +
      light(`${b.id}l`, secondField, x + size * 0.2, y - size * 0.1, size * 1.1, 0.5) +
      `<circle cx="${x + size * 0.2}" cy="${y - size * 0.06}" r="${(size * 0.6).toFixed(1)}" fill="${secondField}"/>` +
      band(b, line, 200, 34, -60, tint(0.42)) +
      standing(thing(b, 0), { x: x - size * 0.72, y: line - 18, size: size * 0.34, turn: -12 }) +
      standing(thing(b, 1), { x: x + size * 0.74, y: line - 10, size: size * 0.32, turn: 14 }) +
      standing(heroOf(b), { x, y, size, turn: -5 }) +
      band(b, line + (wide ? 44 : 36), 240, 30, -150, tint(0.66)) +
      (wide ? band(b, line + 96, 280, 26, -20, tint(0.9)) : band(b, line + 116, 1600, 20, -40, paper))
    );
  },
};
