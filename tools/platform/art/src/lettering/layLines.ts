import type { FaceName } from './faces.ts';
import { widthOf } from './outline.ts';
import type { Line } from './outline.ts';

export type Align = 'start' | 'middle';
export type Frame = { x: number; y: number; width: number; height: number };

/** Height of capitals and usual line height, relative to the size. */
export const CAPS = 0.72;
const LEADING = 0.94;
/** The default limit of a line's size relative to the smallest one's; a higher ratio would look like a ransom note. */
const CONTRAST = 1.75;

const splits = (words: readonly string[], most: number): string[][] => {
  if (words.length <= 1 || most <= 1) return [[words.join(' ')]];
  const out: string[][] = [[words.join(' ')]];
  for (let i = 1; i < words.length; i++)
    for (const rest of splits(words.slice(i), most - 1)) out.push([words.slice(0, i).join(' '), ...rest]);
  return out;
};

/** Additional space for diacritics above capitals. */
export const airOver = (text: string): number => (/[İÜÖĞÂÎÉ]/.test(text) ? 0.17 : 0);
/** Distance from the baseline above (for the first line, from the top of the block), in units of the line's size. */
const stepTo = (text: string, i: number, leading: number): number =>
  (i === 0 ? CAPS : leading) + airOver(text);
export const tailUnder = (text: string): number => (/[çşÇŞgpqyjğQJ]/.test(text) ? 0.12 : 0.02);

/** Options for a block's line heights and sizes. */
export type LineOptions = {
  /** The largest ratio of a line's size to the smallest one's. */ contrast?: number;
  /** Line height, relative to the size. */ leading?: number;
};

const heightOf = (lines: readonly string[], sizes: readonly number[], leading: number): number =>
  sizes.reduce((sum, s, i) => sum + s * stepTo(lines[i] ?? '', i, leading), 0) +
  (sizes.at(-1) ?? 0) * tailUnder(lines.at(-1) ?? '');

const sizesFor = (
  face: FaceName,
  lines: readonly string[],
  frame: Frame,
  { contrast, leading }: Required<LineOptions>,
): number[] => {
  const raw = lines.map((l) => frame.width / widthOf(face, l));
  const least = Math.min(...raw);
  const capped = raw.map((s) => Math.min(s, least * contrast));
  const k = Math.min(1, frame.height / heightOf(lines, capped, leading));
  return capped.map((s) => s * k);
};

/** Breaks a title into at most `most` lines and sizes them to fill as much of the frame as possible. */
export const layLines = (
  face: FaceName,
  title: string,
  frame: Frame,
  most = 3,
  align: Align = 'middle',
  { contrast = CONTRAST, leading = LEADING }: LineOptions = {},
): Line[] => {
  const options = splits(title.split(' '), most).map((lines) => ({
    lines,
    sizes: sizesFor(face, lines, frame, { contrast, leading }),
  }));
  // The inked area, reduced if line sizes differ a lot.
  const score = (o: { lines: string[]; sizes: number[] }): number =>
    o.sizes.reduce((sum, size, i) => sum + size * size * widthOf(face, o.lines[i] ?? ''), 0) *
    (Math.min(...o.sizes) / Math.max(...o.sizes)) ** 0.35;
  const best = options.reduce((a, b) => (score(b) > score(a) ? b : a));
  let baseline = frame.y + (frame.height - heightOf(best.lines, best.sizes, leading)) / 2;
  return best.lines.map((text, i) => {
    const size = best.sizes[i] ?? 10;
    baseline += size * stepTo(text, i, leading);
    return {
      text,
      size,
      baseline,
      x: frame.x + (align === 'start' ? 0 : (frame.width - size * widthOf(face, text)) / 2),
    };
  });
};
