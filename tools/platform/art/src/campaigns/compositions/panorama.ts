import { light } from '../../compose/atmosphere.ts';
import { backdrop } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { CampaignComposition } from '../Board.ts';
import type { Mood } from '../moodOf.ts';
import { calm, glowing, groundShadow, resting, thing } from './parts.ts';

/** Lighter than elsewhere, since the scene itself is the subject. */
const inDaylight = (mood: Mood): Mood => {
  const [a, b, c, d, e] = mood.ramp;
  return { ...mood, ramp: [mix(a, b, 0.7), mix(b, c, 0.7), mix(c, d, 0.62), mix(d, e, 0.62), e] };
};

/** A wide view like a photograph, with a small hero and the text in the sky. */
export const panorama: CampaignComposition = {
  words: {
    desktop: { x: 248, y: 72, width: 610, height: 330, align: 'start', anchor: 'top', lines: 2, small: 46 },
    mobile: { x: 44, y: 126, width: 692, height: 210, align: 'start', anchor: 'top', lines: 2, small: 36 },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1150, 362, 440] : [420, 482, 300];
    return (
      backdrop(b.scene, inDaylight(b.mood), b.w, b.h) +
      light(`${b.id}l`, b.mood.ramp[4], wide ? 1330 : 640, wide ? 110 : 120, wide ? 460 : 300, 0.7) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'top', wide ? 0.62 : 0.72) +
      groundShadow(`${b.id}s`, x, y + size * 0.46, size * 0.62, 0.6) +
      resting(thing(b, 0), { x: x + size * 0.7, y: y + size * 0.2, size: size * 0.5, turn: 8 }) +
      glowing(b, { x, y, size }) +
      `<linearGradient id="${b.id}f" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${b.mood.ramp[0]}" stop-opacity=".6"/><stop offset=".25" stop-color="${b.mood.ramp[0]}" stop-opacity="0"/></linearGradient><rect width="${b.w}" height="${b.h}" fill="url(#${b.id}f)"/>`
    );
  },
};
