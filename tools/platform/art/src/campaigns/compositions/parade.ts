import { light } from '../../compose/atmosphere.ts';
import { backdrop, standing } from '../../compose/images.ts';
import { heroOf, calm, thing } from './parts.ts';
import type { Board, CampaignComposition } from '../Board.ts';

const r = (v: number): string => String(Math.round(v * 10) / 10);

/** How far a cord across the picture sags at x. */
const sag = (w: number, x: number): number => 4 * (x / w) * (1 - x / w);

const hanging = (b: Board, wide: boolean): string => {
  const [count, top, drop, edge] = wide ? [9, 18, 96, 214] : [5, 14, 84, 190];
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count) * b.w;
    const size = edge * (i % 2 ? 0.76 : 1);
    const y = top + sag(b.w, x) * drop + size * (i % 2 ? 0.62 : 0.56);
    const name = i % 2 ? thing(b, (i - 1) / 2) : heroOf(b);
    return (
      `<path d="M${r(x)} ${r(top + sag(b.w, x) * drop)}V${r(y - size * 0.3)}" stroke="${b.mood.ramp[4]}" stroke-opacity=".7" stroke-width="3"/>` +
      light(`${b.id}g${i}`, b.mood.accent, x, y, size * 0.72, 0.7) +
      standing(name, { x, y, size, turn: i % 2 ? -5 : 4 })
    );
  }).join('');
};

/** A row of objects hanging from a cord across the picture, with the text below. */
export const parade: CampaignComposition = {
  words: {
    desktop: {
      x: 545,
      y: 356,
      width: 800,
      height: 218,
      align: 'start',
      anchor: 'middle',
      lines: 2,
      small: 46,
    },
    mobile: {
      x: 44,
      y: 372,
      width: 692,
      height: 238,
      align: 'middle',
      anchor: 'middle',
      lines: 2,
      small: 36,
    },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const [top, drop] = wide ? [18, 96] : [14, 84];
    return (
      backdrop(b.scene, b.mood, b.w, b.h) +
      calm(`${b.id}c`, b, b.mood.paper, 'bottom', 0.74) +
      `<path d="M0 ${top}Q${b.w / 2} ${top + drop * 2} ${b.w} ${top}" fill="none" stroke="${b.mood.ramp[4]}" stroke-opacity=".8" stroke-width="4"/>` +
      hanging(b, wide)
    );
  },
};
