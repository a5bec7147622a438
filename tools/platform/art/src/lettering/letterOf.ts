import type { Font, PathCommand } from 'opentype.js';
import { fontsOf } from './faces.ts';
import type { FaceName } from './faces.ts';

/** A letter's outline at size 1 with its origin on the baseline, y pointing down, and its advance width. */
export type Letter = { commands: readonly PathCommand[]; advance: number };

/** Letters that some faces lack, as a base letter and a diacritic. */
const composed: Record<string, readonly [string, 'breve' | 'cedilla' | 'dot']> = {
  Ğ: ['G', 'breve'],
  ğ: ['g', 'breve'],
  Ş: ['S', 'cedilla'],
  ş: ['s', 'cedilla'],
  İ: ['I', 'dot'],
};

const shift = (c: PathCommand, dx: number, dy: number): PathCommand => {
  const out = { ...c } as Record<string, number | string>;
  for (const k of ['x', 'x1', 'x2']) if (k in out) out[k] = (out[k] as number) + dx;
  for (const k of ['y', 'y1', 'y2']) if (k in out) out[k] = (out[k] as number) + dy;
  return out as unknown as PathCommand;
};

const drawn = (font: Font, char: string): Letter => {
  const glyph = font.charToGlyph(char);
  return {
    commands: glyph.getPath(0, 0, 1).commands,
    advance: (glyph.advanceWidth ?? 600) / font.unitsPerEm,
  };
};

const breve = (x: number, y: number, w: number): PathCommand[] => [
  { type: 'M', x: x - w, y: y - w * 0.5 },
  { type: 'Q', x1: x, y1: y + w * 0.9, x: x + w, y: y - w * 0.5 },
  { type: 'L', x: x + w * 0.55, y: y - w * 0.5 },
  { type: 'Q', x1: x, y1: y + w * 0.1, x: x - w * 0.55, y: y - w * 0.5 },
  { type: 'Z' },
];

const extentOf = (commands: readonly PathCommand[]): { left: number; right: number; top: number } => {
  const xs = commands.flatMap((c) => ('x' in c ? [c.x] : []));
  const ys = commands.flatMap((c) => ('y' in c ? [c.y] : []));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) };
};

const compose = (font: Font, char: string): Letter | undefined => {
  const recipe = composed[char];
  if (!recipe) return undefined;
  const base = drawn(font, recipe[0]);
  const { left, right, top } = extentOf(base.commands);
  const mid = (left + right) / 2;
  if (recipe[1] === 'breve')
    return { ...base, commands: [...base.commands, ...breve(mid, top - 0.04, 0.15)] };
  const source = recipe[1] === 'dot' ? drawn(font, '.') : drawn(font, '¸');
  const mark = extentOf(source.commands);
  const dx = mid - (mark.left + mark.right) / 2;
  const dy = recipe[1] === 'dot' ? top - 0.06 : 0;
  return { ...base, commands: [...base.commands, ...source.commands.map((c) => shift(c, dx, dy))] };
};

const cache = new Map<string, Letter>();

/** The outline of a character; one that is in no subset is composed, or else omitted. */
export const letterOf = (face: FaceName, char: string): Letter => {
  const key = face + char;
  const known = cache.get(key);
  if (known) return known;
  const fonts = fontsOf(face);
  const font = fonts.find((f) => f.charToGlyphIndex(char) > 0);
  const letter = font
    ? drawn(font, char)
    : ((fonts[0] && compose(fonts[0], char)) ?? { commands: [], advance: 0.3 });
  cache.set(key, letter);
  return letter;
};
