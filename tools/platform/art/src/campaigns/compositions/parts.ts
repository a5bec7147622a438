import { aura, sprite, standing } from '../../compose/images.ts';
import type { Spot } from '../../compose/images.ts';
import type { Board } from '../Board.ts';

const r = (v: number): string => String(Math.round(v * 10) / 10);

/** The main sprite of a board; for a live table, a coin. */
export const heroOf = ({ figure }: Board): string => (typeof figure === 'string' ? figure : 'redChip');

/** One of the further objects; they repeat. */
export const thing = ({ things, figure }: Board, i: number): string =>
  things[i % Math.max(1, things.length)] ?? (typeof figure === 'string' ? figure : 'coin');

/** A shade from the edge with the text. */
export const calm = (
  id: string,
  { w, h }: Pick<Board, 'w' | 'h'>,
  hex: string,
  from: 'left' | 'bottom' | 'top',
  reach = 0.72,
): string => {
  const ends = { left: [0, 0, reach, 0], bottom: [0, 1, 0, 1 - reach], top: [0, 0, 0, reach] }[from];
  const [x1, y1, x2, y2] = ends;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${hex}" stop-opacity=".97"/><stop offset=".55" stop-color="${hex}" stop-opacity=".86"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
};

/** A soft shadow on the ground under an object. */
export const groundShadow = (id: string, x: number, y: number, rx: number, opacity = 0.5): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#000000" stop-opacity="${opacity}"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient><ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(rx * 0.2)}" fill="url(#${id})"/>`;

/** An object without a glow, with its shadow to one side: for flat grounds. */
export const resting = (name: string, spot: Spot, shade = '#000000'): string =>
  aura(name, { ...spot, x: spot.x + spot.size * 0.05, y: spot.y + spot.size * 0.07, opacity: 0.35 }, shade) +
  sprite(name, spot);

/** The hero with its glow. */
export const glowing = (board: Board, spot: Spot): string => standing(heroOf(board), spot, board.mood.accent);

/** A full rectangle. */
export const fill = ({ w, h }: Pick<Board, 'w' | 'h'>, hex: string, attributes = ''): string =>
  `<rect width="${w}" height="${h}" fill="${hex}" ${attributes}/>`;
