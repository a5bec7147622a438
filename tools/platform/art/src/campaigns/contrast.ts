import { mix } from '../compose/mix.ts';

export const channels = (hex: string): readonly [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** A channel's largest value. */
export const WHITE = 255;

/** WCAG's relative luminance. */
export const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex).map((v) => {
    const c = v / WHITE;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

/** WCAG's contrast of two colours. */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** Shifts a colour towards white or black until it's readable on `ground`. */
export const readableOn = (ground: string, hex: string, least = 4.5): string => {
  const end = contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';
  for (let t = 0; t < 1; t += 0.08) {
    const tried = mix(hex, end, t);
    if (contrast(ground, tried) >= least) return tried;
  }
  return end;
};
