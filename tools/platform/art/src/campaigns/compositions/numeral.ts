import { beams, light } from '../../compose/atmosphere.ts';
import { standing } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import { layLines } from '../../lettering/layLines.ts';
import { outline } from '../../lettering/outline.ts';
import type { CampaignComposition } from '../Board.ts';
import { readableOn } from '../contrast.ts';
import { fill, heroOf, thing } from './parts.ts';

/** A number as large as the picture allows, with objects around it; a banner has its bullets below the text. */
export const numeral: CampaignComposition = {
  words: {
    desktop: {
      x: 590,
      y: 384,
      width: 760,
      height: 146,
      align: 'start',
      anchor: 'middle',
      lines: 1,
      small: 40,
    },
    mobile: {
      x: 44,
      y: 452,
      width: 692,
      height: 158,
      align: 'middle',
      anchor: 'middle',
      lines: 1,
      small: 36,
    },
  },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const frame = wide
      ? { x: 590, y: 72, width: 770, height: 294 }
      : { x: 50, y: 150, width: 680, height: 286 };
    const { accentField, secondField, paper } = b.mood;
    const lines = layLines('unbounded', b.number, frame, 1, wide ? 'start' : 'middle');
    const hue = readableOn(paper, accentField, 3);
    const block = mix(paper, '#000000', 0.55);
    const data = lines.map((line) => outline('unbounded', line)).join('');
    const depth = Array.from(
      { length: 7 },
      (_, i) => `<path d="${data}" fill="${block}" transform="translate(${i * 2} ${i * 2.6})"/>`,
    ).join('');
    const [x, y, size] = wide ? [396, 268, 400] : [640, 96, 190];
    return (
      fill(b, paper) +
      beams(`${b.id}b`, x, y, b.w, 24, mix(paper, accentField, 0.6), 0.1) +
      light(`${b.id}l`, secondField, x, y, size * 0.8, 0.7) +
      depth +
      `<linearGradient id="${b.id}n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(hue, '#ffffff', 0.6)}"/><stop offset=".6" stop-color="${hue}"/><stop offset="1" stop-color="${mix(hue, secondField, 0.6)}"/></linearGradient><path data-lettering="" d="${data}" fill="url(#${b.id}n)"/>` +
      standing(heroOf(b), { x, y, size }, b.mood.accent) +
      standing(thing(b, 0), {
        x: wide ? 1450 : 96,
        y: wide ? 150 : 90,
        size: wide ? 170 : 130,
        turn: 16,
      }) +
      standing(thing(b, 1), { x: wide ? 1470 : 300, y: wide ? 470 : 80, size: wide ? 150 : 110, turn: -14 })
    );
  },
};
