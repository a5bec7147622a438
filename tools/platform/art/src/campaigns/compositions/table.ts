import { liveSceneSvg } from '../../live/liveSceneSvg.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowFrame, besideFrame } from './frames.ts';
import { calm } from './parts.ts';
import { stage } from './stage.ts';

/** A live table with its dealer. */
export const table: CampaignComposition = {
  words: { desktop: besideFrame, mobile: { ...belowFrame, y: 430, height: 182 } },
  draw: (b) => {
    if (typeof b.figure === 'string') return stage.draw(b);
    const wide = b.device === 'desktop';
    return liveSceneSvg({
      id: b.id,
      w: b.w,
      h: b.h,
      box: wide ? { x: 800, y: 40, w: 610, h: 536 } : { x: 80, y: 22, w: 620, h: 366 },
      table: b.figure.table,
      dealer: b.figure.dealer,
      scene: b.scene,
      palette: b.mood,
      seed: Math.floor(b.random() * 90) * 2 + 4,
      shade: calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.66 : 0.62),
    });
  },
};
