import { beams, embers, light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowFrame, besideFrame } from './frames.ts';
import { calm, glowing, thing } from './parts.ts';

/** The hero at the lower edge, with the other objects rising from it in a fan of light. */
export const fountain: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 530 }, mobile: { ...belowFrame, y: 430, height: 180 } },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [1130, 468, 400] : [390, 312, 260];
    const [reach, count] = wide ? [360, 6] : [252, 6];
    const risen = Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (1.04 + (0.92 * (i + 0.5)) / count);
      const far = reach * (i % 2 ? 1 : 0.74);
      return standing(
        thing(b, i),
        {
          x: x + Math.cos(angle) * far * 1.18,
          y: y + Math.sin(angle) * far - size * 0.06,
          size: size * (i % 2 ? 0.36 : 0.3),
          turn: (i - (count - 1) / 2) * 12,
        },
        b.mood.accent,
      );
    });
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      beams(`${b.id}b`, x, y, b.w * 0.55, 18, b.mood.accent, 0.1) +
      light(`${b.id}l`, b.mood.ramp[4], x, y - size * 0.4, size * 1.1, 0.6) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.64 : 0.6) +
      risen.join('') +
      glowing(b, { x, y, size }) +
      embers(`${b.id}e`, b, 34, b.random, b.mood.ramp[4])
    );
  },
};
