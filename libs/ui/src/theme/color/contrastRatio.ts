import { converter, parse, type Rgb } from 'culori';

const toRgb = converter('rgb');

function rgb(css: string): Rgb {
  const color = toRgb(parse(css));
  if (!color) throw new Error(`"${css}" is not a CSS colour. Write it as #rrggbb, rgb(...) or oklch(...).`);
  return color;
}

function over(top: Rgb, below: Rgb): Rgb {
  const alpha = top.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b) };
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const luminance = ({ r, g, b }: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const WHITE = rgb('#ffffff');

/** The WCAG relative luminance of a CSS colour, 0 to 1; a translucent one is composited on white. */
export const luminanceOf = (css: string) => luminance(over(rgb(css), WHITE));

/** The contrast of two luminances, 1 to 21. */
export const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The WCAG contrast of two CSS colours, 1 to 21. A translucent background is composited on `below`, a
 * translucent foreground on that background.
 */
export function contrastRatio(foreground: string, background: string, below = '#ffffff'): number {
  const ground = over(rgb(background), rgb(below));
  return ratioOf(luminance(over(rgb(foreground), ground)), luminance(ground));
}
