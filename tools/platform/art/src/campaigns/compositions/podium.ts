import { embers, light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { belowFrame, besideFrame } from './frames.ts';
import { calm, glowing, thing } from './parts.ts';

const drum = (b: Board, i: number, x: number, y: number, rx: number, high: number): string => {
  const ry = rx * 0.2;
  const side = `${b.id}u${i}`;
  return (
    `<linearGradient id="${side}"><stop offset="0" stop-color="${b.mood.ramp[0]}"/><stop offset=".42" stop-color="${b.mood.ramp[2]}"/><stop offset="1" stop-color="${b.mood.ramp[0]}"/></linearGradient>` +
    `<path d="M${x - rx} ${y}V${y + high}A${rx} ${ry} 0 0 0 ${x + rx} ${y + high}V${y}Z" fill="url(#${side})"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${mix(b.mood.ramp[2], b.mood.ramp[3], 0.5)}" stroke="${b.mood.ramp[4]}" stroke-width="3"/>`
  );
};

/** The hero on a round stage, in a spotlight from above. */
export const podium: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 560 }, mobile: belowFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1110, 300, 390] : [390, 156, 240];
    const foot = y + size * 0.44;
    const cone = `M${x - 40} -20H${x + 40}L${x + size * 0.78} ${foot + 20}H${x - size * 0.78}Z`;
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      `<rect width="${b.w}" height="${b.h}" fill="${b.mood.ramp[0]}" fill-opacity=".45"/>` +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.62 : 0.56) +
      `<linearGradient id="${b.id}k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${b.mood.ramp[4]}" stop-opacity=".85"/><stop offset="1" stop-color="${b.mood.ramp[4]}" stop-opacity=".08"/></linearGradient><path d="${cone}" fill="url(#${b.id}k)"/>` +
      drum(b, 0, x, foot + size * 0.12, size * 0.86, wide ? 400 : 36) +
      drum(b, 1, x, foot, size * 0.6, size * 0.1) +
      light(`${b.id}l`, b.mood.accent, x, y, size * 0.7, 0.6) +
      standing(thing(b, 0), { x: x - size * 0.66, y: foot - size * 0.02, size: size * 0.34, turn: -8 }) +
      standing(thing(b, 1), { x: x + size * 0.66, y: foot - size * 0.02, size: size * 0.34, turn: 8 }) +
      glowing(b, { x, y, size }) +
      embers(`${b.id}e`, b, 18, b.random, b.mood.accent)
    );
  },
};
