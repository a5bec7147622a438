import { beams, embers, light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowFrame, besideFrame } from './frames.ts';
import { calm, glowing, thing } from './parts.ts';

/** The hero in front of its scene, with companions around it and the text beside it. */
export const stage: CampaignComposition = {
  words: { desktop: besideFrame, mobile: belowFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1144, 316, 480] : [390, 206, 372];
    const near = (i: number, dx: number, dy: number, scale: number, turn: number): string =>
      standing(thing(b, i), { x: x + size * dx, y: y + size * dy, size: size * scale, turn });
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      beams(`${b.id}b`, x, y, b.w * 0.5, 14, b.mood.ramp[3], 0.3) +
      light(`${b.id}l`, b.mood.accent, x, y, size * 0.8, 0.7) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.7 : 0.66) +
      near(0, -0.46, -0.3, 0.3, -14) +
      near(1, 0.52, -0.22, 0.36, 12) +
      glowing(b, { x, y, size }) +
      near(2, -0.46, 0.3, 0.36, -8) +
      near(3, 0.47, 0.31, 0.38, 10) +
      embers(`${b.id}e`, b, 22, b.random, b.mood.accent)
    );
  },
};
