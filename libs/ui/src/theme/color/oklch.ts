import { clampChroma, converter, formatHex, formatHex8, parse } from 'culori';

/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Below this chroma a colour looks grey, black or white. */
export const GREYISH = 0.03;
const HUELESS = 0.004;
/** A pure grey has no hue. If one is needed, a cool hue looks like ink and steel, a warm one like dust. */
const COOL = 265;

const toOklch = converter('oklch');

/** Parses any CSS colour. Throws on an invalid one. */
export function oklch(css: string): Oklch {
  const color = toOklch(parse(css));
  if (!color) throw new Error(`"${css}" is not a CSS colour. Write it as #rrggbb, rgb(...) or oklch(...).`);
  const c = color.c ?? 0;
  return { l: color.l, c, h: c < HUELESS ? COOL : (color.h ?? COOL) };
}

/** Whether a colour looks grey, black or white: it has no hue to derive others from. */
export const isGreyish = (css: string) => oklch(css).c < GREYISH;

/** The colour as `#rrggbb` (or `#rrggbbaa`), its chroma reduced until it fits sRGB. */
export function hex({ l, c, h }: Oklch, alpha = 1): string {
  const color = clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c, h }, 'oklch');
  return alpha < 1 ? formatHex8({ ...color, alpha }) : formatHex(color);
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
