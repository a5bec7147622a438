import { sprite } from '../../compose/images.ts';
import { mix } from '../../compose/mix.ts';
import type { Board, CampaignComposition } from '../Board.ts';
import { fill, heroOf, thing } from './parts.ts';

const cellShape = (kind: number, x: number, y: number, s: number, hex: string): string =>
  [
    `<path d="M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}Z" fill="${hex}"/>`,
    `<circle cx="${x + s / 2}" cy="${y + s / 2}" r="${s * 0.42}" fill="${hex}"/>`,
    `<path d="M${x} ${y + s}L${x + s} ${y}V${y + s}Z" fill="${hex}"/>`,
    `<path d="M${x} ${y + s}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s}Z" fill="${hex}"/>`,
  ][kind] ?? '';

const cells = (b: Board, cols: number, rows: number, s: number, left: number): string => {
  const { accentField, secondField, ramp, paper } = b.mood;
  const fields = [
    accentField,
    mix(paper, accentField, 0.28),
    secondField,
    ramp[1],
    mix(accentField, ramp[0], 0.35),
  ];
  /* The hero takes four cells. */
  const [hx, hy] = [cols > rows + 1 ? 2 : 1, 1];
  const own = (i: number, j: number): boolean => i >= hx && i < hx + 2 && j >= hy && j < hy + 2;
  let svg = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      if (own(i, j)) continue;
      const [x, y, k] = [left + i * s, j * s, i * 3 + j * 5];
      const field = fields[k % fields.length] ?? paper;
      svg += `<rect x="${x}" y="${y}" width="${s}" height="${s}" fill="${field}"/>`;
      svg +=
        (i + j) % 2
          ? sprite(thing(b, i + j * 2), { x: x + s / 2, y: y + s / 2, size: s * 0.78 })
          : cellShape((i + 2 * j) % 4, x, y, s, fields[(k + 2) % fields.length] ?? paper);
    }
  const [x, y] = [left + hx * s, hy * s];
  return (
    svg +
    `<rect x="${x}" y="${y}" width="${s * 2}" height="${s * 2}" fill="${mix(accentField, '#ffffff', 0.16)}"/><circle cx="${x + s}" cy="${y + s}" r="${s * 0.9}" fill="${mix(secondField, '#ffffff', 0.25)}"/>` +
    sprite(heroOf(b), { x: x + s, y: y + s, size: s * 1.9 })
  );
};

/** A wall of coloured tiles, some with an object, the hero on four of them. */
export const mosaic: CampaignComposition = {
  words: {
    desktop: {
      x: 248,
      y: 78,
      width: 500,
      height: 388,
      align: 'start',
      anchor: 'middle',
      lines: 3,
      small: 44,
    },
    mobile: { x: 44, y: 412, width: 692, height: 198, align: 'start', anchor: 'middle', lines: 2, small: 36 },
  },
  draw: (b) =>
    fill(b, b.mood.paper) + (b.device === 'desktop' ? cells(b, 5, 4, 160, 800) : cells(b, 6, 3, 130, 0)),
};
