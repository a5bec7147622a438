import type { PathCommand } from 'opentype.js';
import type { FaceName } from './faces.ts';
import { letterOf } from './letterOf.ts';

/** Maps a point of the lettering; used to arch, slant and bulge lines. */
export type Warp = (x: number, y: number) => readonly [number, number];

export type Line = { text: string; size: number; x: number; baseline: number };

const TRACK = 0.015;

/** The width of a line at size 1. */
export const widthOf = (face: FaceName, text: string): number =>
  [...text].reduce((sum, c) => sum + letterOf(face, c).advance + TRACK, -TRACK);

const n = (v: number): string => String(Math.round(v * 10) / 10);

const write = (c: PathCommand, point: (x: number, y: number) => string): string => {
  switch (c.type) {
    case 'M':
      return `M${point(c.x, c.y)}`;
    case 'L':
      return `L${point(c.x, c.y)}`;
    case 'Q':
      return `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`;
    case 'C':
      return `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`;
    case 'Z':
      return 'Z';
  }
};

/** The path data of one line of text. */
export const outline = (face: FaceName, line: Line, warp: Warp = (x, y) => [x, y]): string => {
  let pen = line.x;
  let data = '';
  for (const char of line.text) {
    const letter = letterOf(face, char);
    const at = pen;
    const point = (x: number, y: number): string => {
      const [wx, wy] = warp(at + x * line.size, line.baseline + y * line.size);
      return `${n(wx)} ${n(wy)}`;
    };
    data += letter.commands.map((c) => write(c, point)).join('');
    pen += (letter.advance + TRACK) * line.size;
  }
  return data;
};
