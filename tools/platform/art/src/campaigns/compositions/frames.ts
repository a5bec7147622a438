import type { WordsFrame } from '../title/wordsSvg.ts';

/**
 * Sites crop a campaign around its centre: on desktop to 3:1 (y 54 to 586) and to 2:1 (x 160 to 1440), in lists to 16:9 (x 231 to 1369), on phones to
 * 13:10 (y 20 to 620), and on tablets they show a phone's image from y 120. A button covers the lower left corner of
 * the first one on desktop, up to x 520 and from y 480.
 */
export const besideFrame: WordsFrame = {
  x: 248,
  y: 78,
  width: 565,
  height: 388,
  align: 'start',
  anchor: 'middle',
  lines: 3,
  small: 46,
};

export const belowFrame: WordsFrame = {
  x: 44,
  y: 404,
  width: 692,
  height: 206,
  align: 'middle',
  anchor: 'middle',
  lines: 2,
  small: 36,
};

export const belowLeftFrame: WordsFrame = { ...belowFrame, align: 'start' };
