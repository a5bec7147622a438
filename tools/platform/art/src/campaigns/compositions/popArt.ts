import { sprite } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { luminance } from '../contrast.ts';
import { belowLeftFrame, besideFrame } from './frames.ts';
import { fill, heroOf, thing } from './parts.ts';

const rays = (x: number, y: number, reach: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = (k: number): string => {
      const a = ((i + k) * 2 * Math.PI) / count;
      return `${(x + Math.cos(a) * reach).toFixed(1)} ${(y + Math.sin(a) * reach).toFixed(1)}`;
    };
    return `M${x} ${y}L${at(0)}L${at(0.5)}Z`;
  }).join('');

/** Dots that become smaller away from a corner, as in cheap print. */
const halftone = (w: number, h: number, hex: string): string => {
  let dots = '';
  for (let j = 0; j * 22 < h; j++)
    for (let i = 0; i * 22 < w; i++) {
      const x = w - i * 22 - (j % 2 ? 11 : 0);
      const radius = 9.5 * (1 - Math.hypot(w - x, h - j * 22) / (h * 0.95));
      if (radius > 1.2) dots += `<circle cx="${x}" cy="${j * 22}" r="${radius.toFixed(1)}"/>`;
    }
  return `<g fill="${hex}" fill-opacity=".85">${dots}</g>`;
};

/** Objects with a white rim and a hard shadow. The rim is the blurred shape, made solid again. */
const cutOut = ({ w, h, mood }: Board, drawn: string, rim: number, id: string): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${rim}"/><feComponentTransfer result="rim"><feFuncA type="linear" slope="14" intercept="-1.4"/></feComponentTransfer>` +
  '<feFlood flood-color="#ffffff"/><feComposite in2="rim" operator="in" result="white"/>' +
  `<feOffset in="rim" dx="${rim * 0.9}" dy="${rim * 1.3}" result="moved"/><feFlood flood-color="${mood.ramp[0]}" flood-opacity=".45"/><feComposite in2="moved" operator="in" result="shade"/>` +
  `<feMerge><feMergeNode in="shade"/><feMergeNode in="white"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${drawn}</g>`;

/** Cut-out objects with a white rim on rays and halftone dots. */
export const popArt: CampaignComposition = {
  words: { desktop: besideFrame, mobile: belowLeftFrame },
  draw: (b) => {
    const wide = b.device === 'desktop';
    const { paper, accentField, secondField } = b.mood;
    const [x, y, size] = wide ? [1130, 320, 440] : [400, 214, 330];
    const soft = luminance(paper) > 0.4 ? 0.3 : 0.2;
    const group =
      sprite(thing(b, 0), { x: x - size * 0.62, y: y + size * 0.3, size: size * 0.42, turn: -16 }) +
      sprite(thing(b, 1), { x: x + size * 0.62, y: y - size * 0.26, size: size * 0.42, turn: 16 }) +
      sprite(thing(b, 2), { x: x + size * 0.62, y: y + size * 0.36, size: size * 0.38, turn: 10 }) +
      sprite(heroOf(b), { x, y, size, turn: -4 });
    return (
      fill(b, paper) +
      `<path d="${rays(x, y, b.w * 1.1, 22)}" fill="${mix(paper, accentField, soft)}"/>` +
      halftone(b.w, b.h, mix(paper, secondField, 0.75)) +
      `<circle cx="${x}" cy="${y}" r="${(size * 0.54).toFixed(1)}" fill="${accentField}"/>` +
      cutOut(b, group, wide ? 9 : 7, `${b.id}k`)
    );
  },
};
