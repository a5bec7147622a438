import { airOver, CAPS, layLines, tailUnder } from '../../lettering/layLines.ts';
import type { Align, Frame } from '../../lettering/layLines.ts';
import { outline, widthOf } from '../../lettering/outline.ts';
import type { FaceName } from '../../lettering/faces.ts';
import type { Mood } from '../moodOf.ts';
import { titleStyles } from './titleStyles.ts';
import type { TitleStyle } from './titleStyles.ts';

/** The text area of a picture: one block of headline and subline. */
export type WordsFrame = Frame & {
  align: Align;
  anchor: 'top' | 'middle' | 'bottom';
  /** Most lines of the headline. */ lines: number;
  /** Size of the subline. */ small: number;
};

export type WordsOptions = {
  id: string;
  words: readonly [headline: string, subline: string];
  turkish: boolean;
  frame: WordsFrame;
  face: FaceName;
  style: TitleStyle;
  mood: Mood;
};

/** Faces with letters too wide or too ornate for a small line. */
const smallFaces: Partial<Record<FaceName, FaceName>> = {
  archivo: 'archivo',
  'bricolage-grotesque': 'bricolage-grotesque',
  oxanium: 'oxanium',
  sora: 'manrope',
  manrope: 'manrope',
};
const smallFaceOf = (face: FaceName): FaceName => smallFaces[face] ?? 'barlow-condensed';

/** Space between headline and subline, in units of the subline's size; more below letters that have a rim. */
const GAP = 0.62;
const RIMMED_GAP = 1.1;
const rimmed: ReadonlySet<TitleStyle> = new Set(['bars', 'sticker', 'neon']);
const SMALL_LEADING = 1.22;

/** Breaks text into one line, or two of similar length if one line would be much smaller. */
const wrapped = (face: FaceName, text: string, width: number, size: number): string[] => {
  if (widthOf(face, text) * size <= width) return [text];
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((l) => widthOf(face, l)));
  return cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a), [text]);
};

/** Headline and subline as paths. Text never leaves the frame; it's shrunk if it doesn't fit. */
export const wordsSvg = ({ id, words, turkish, frame, face, style, mood }: WordsOptions): string => {
  const [headline, subline] = words;
  const look = titleStyles[style];
  const said = look.upper ? headline.toLocaleUpperCase(turkish ? 'tr' : 'en') : headline;
  const small = smallFaceOf(face);
  const rows = wrapped(small, subline, frame.width, frame.small);
  const size = Math.min(frame.small, ...rows.map((row) => frame.width / widthOf(small, row)));
  const gap = rimmed.has(style) ? RIMMED_GAP : GAP;
  const foot = size * (gap + CAPS + (rows.length - 1) * SMALL_LEADING + 0.24);
  /* Rims and bars are wider than the letters, and higher. */
  const pad = rimmed.has(style) ? 0.05 : 0;
  const rise = rimmed.has(style) ? frame.height * 0.07 : 0;
  const inner = {
    x: frame.x + frame.width * pad * (frame.align === 'start' ? 0.6 : 1),
    y: frame.y + rise,
    width: frame.width * (1 - pad * 2),
    height: frame.height - rise - foot,
  };
  const laid = layLines(face, said, inner, frame.lines, frame.align, look);
  const first = laid[0];
  const last = laid.at(-1);
  const top = first ? first.baseline - first.size * (CAPS + airOver(first.text)) : inner.y;
  const bottom = last ? last.baseline + last.size * tailUnder(last.text) : inner.y;
  const free = inner.height - (bottom - top);
  const shift = inner.y + { top: 0, middle: free / 2, bottom: free }[frame.anchor] - top;
  const lines = laid.map((line) => {
    const moved = { ...line, baseline: line.baseline + shift };
    return { ...moved, data: outline(face, moved) };
  });
  const line = (text: string, i: number): string => {
    const x = frame.align === 'start' ? inner.x : frame.x + (frame.width - widthOf(small, text) * size) / 2;
    const baseline = bottom + shift + size * (gap + CAPS + 0.06 + i * SMALL_LEADING);
    const data = outline(small, { text, size, x, baseline });
    const halo = `<path d="${data}" fill="none" stroke="${mood.paper}" stroke-opacity=".55" stroke-width="${(size * 0.22).toFixed(1)}" stroke-linejoin="round"/>`;
    return `${halo}<path data-lettering="" d="${data}" fill="${mood.ink}" data-size="${size.toFixed(1)}"/>`;
  };
  return look.draw({ id: `${id}w`, face, lines, mood }) + rows.map(line).join('');
};
