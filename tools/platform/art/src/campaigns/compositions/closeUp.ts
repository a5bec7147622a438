import { embers, light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowLeftFrame, besideFrame } from './frames.ts';
import { calm, glowing, thing } from './parts.ts';

/** The hero so close that the edges crop it. */
export const closeUp: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 550 }, mobile: belowLeftFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1240, 352, 860] : [456, 222, 620];
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      light(`${b.id}l`, b.mood.accent, x - size * 0.3, y - size * 0.2, size * 0.6, 0.7) +
      standing(thing(b, 0), {
        x: wide ? 892 : 110,
        y: wide ? 116 : 120,
        size: wide ? 144 : 130,
        turn: -20,
      }) +
      glowing(b, { x, y, size }) +
      light(`${b.id}r`, b.mood.secondField, x + size * 0.42, y - size * 0.1, size * 0.34, 0.34) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.64 : 0.6) +
      embers(`${b.id}e`, b, 30, b.random, b.mood.accent)
    );
  },
};
