import { beams, light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import type { CampaignComposition } from '../Board.ts';
import { calm, glowing, thing } from './parts.ts';

/** A symmetrical picture: the hero rises from the lower edge in a fan of light, with the text above it. */
export const rising: CampaignComposition = {
  words: {
    desktop: {
      x: 370,
      y: 70,
      width: 860,
      height: 206,
      align: 'middle',
      anchor: 'middle',
      lines: 1,
      small: 46,
    },
    mobile: {
      x: 44,
      y: 124,
      width: 692,
      height: 182,
      align: 'middle',
      anchor: 'middle',
      lines: 2,
      small: 36,
    },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [x, y, size] = wide ? [800, 476, 400] : [390, 474, 350];
    const spots = wide
      ? ([
          [-350, -40, 190, -16],
          [350, -40, 190, 16],
          [-230, 84, 160, -8],
          [230, 84, 160, 8],
          [500, 60, 170, 20],
          [610, -120, 120, 26],
        ] as const)
      : ([
          [-260, -20, 170, -16],
          [260, -20, 170, 16],
          [-170, 110, 150, -8],
          [170, 110, 150, 8],
        ] as const);
    const around = spots.map(([dx, dy, edge, turn], i) =>
      standing(thing(b, i), { x: x + dx, y: y + dy, size: edge, turn, flip: dx < 0 }),
    );
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      beams(`${b.id}b`, x, y + size * 0.2, b.w * 0.62, 26, b.mood.accent, 0.06) +
      light(`${b.id}l`, b.mood.accent, x, y, size, 0.85) +
      calm(`${b.id}c`, b, b.mood.paper, 'top', wide ? 0.62 : 0.7) +
      around.slice(4).join('') +
      around.slice(0, 2).join('') +
      glowing(b, { x, y, size }) +
      around.slice(2, 4).join('')
    );
  },
};
