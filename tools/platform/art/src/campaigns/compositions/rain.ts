import { light } from '../../compose/atmosphere.ts';
import { backdrop, sprite, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { belowLeftFrame, besideFrame } from './frames.ts';
import { calm, heroOf, thing } from './parts.ts';

/** Many of the same object in the air, far ones small and pale, near ones out of focus. */
export const rain: CampaignComposition = {
  words: { desktop: { ...besideFrame, width: 540 }, mobile: belowLeftFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [left, width, height] = wide ? [864, 716, 640] : [20, 740, 400];
    const unit = wide ? 1 : 0.74;
    const cols = wide ? 5 : 6;
    const rows = wide ? 4 : 3;
    const far = Array.from({ length: cols * rows }, (_, i) => {
      const x = left + ((i % cols) + 0.2 + b.random() * 0.6) * (width / cols);
      const y = (Math.floor(i / cols) + 0.15 + b.random() * 0.7) * (height / rows);
      const size = (64 + b.random() * 84) * unit;
      return sprite(i % 3 === 2 ? thing(b, i) : heroOf(b), {
        x,
        y,
        size,
        turn: b.random() * 70 - 35,
        opacity: 0.55 + size / (unit * 400),
      });
    });
    const [x, y, size] = wide ? [1120, 330, 380] : [400, 214, 290];
    const blur = (dx: number, dy: number, edge: number): string =>
      sprite(heroOf(b), { x: x + dx * unit, y: y + dy * unit, size: edge * unit, turn: 24 });
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      light(`${b.id}l`, b.mood.accent, x, y, size, 0.8) +
      calm(`${b.id}c`, b, b.mood.paper, wide ? 'left' : 'bottom', wide ? 0.64 : 0.6) +
      far.join('') +
      standing(heroOf(b), { x, y, size, turn: -10 }, b.mood.accent) +
      `<filter id="${b.id}d" filterUnits="userSpaceOnUse" x="0" y="0" width="${b.w}" height="${b.h}"><feGaussianBlur stdDeviation="${wide ? 7 : 5}"/></filter><g filter="url(#${b.id}d)" opacity=".92">${blur(360, 250, 300)}${blur(-200, -280, 200)}</g>`
    );
  },
};
