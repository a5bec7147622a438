import { light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowLeftFrame, besideFrame } from './frames.ts';
import { calm, heroOf, thing } from './parts.ts';

/** Many objects in an arc across the picture, the nearest one large. */
export const stream: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 560 }, mobile: belowLeftFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const count = 8;
    const objects = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const [x, y] = wide
        ? [1010 + Math.sin(t * 3.2) * 270 + t * 250, 560 - t * 540]
        : [700 - t * 560, 330 - Math.sin(t * 2.7) * 250 - t * 20];
      const size = (wide ? 400 : 250) * (1 - 0.72 * (wide ? t : 1 - t));
      const name = i % 3 === 2 ? thing(b, Math.floor(i / 3)) : heroOf(b);
      return { size, svg: standing(name, { x, y, size, turn: -24 + t * 48, flip: i % 2 === 1 }) };
    });
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      light(`${b.id}l`, b.mood.ramp[4], wide ? 1240 : 390, wide ? 120 : 100, wide ? 520 : 380, 0.55) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', 0.66) +
      objects
        .sort((one, other) => one.size - other.size)
        .map(({ svg }) => svg)
        .join('')
    );
  },
};
