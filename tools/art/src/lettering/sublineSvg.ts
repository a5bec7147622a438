import { outline, widthOf } from './outline.ts';

export type Subline = {
  x: number;
  y: number;
  width: number;
  size: number;
  anchor: 'start' | 'middle';
  fill?: string;
};

/** A plain line below a headline, shrunk to fit its width; drawn as paths. */
export const sublineSvg = (
  text: string,
  { x, y, width, size, anchor, fill = '#ffffff' }: Subline,
): string => {
  const natural = widthOf('barlow-condensed', text);
  const fitted = Math.min(size, width / natural);
  const left = anchor === 'start' ? x : x - (natural * fitted) / 2;
  const data = outline('barlow-condensed', { text, size: fitted, x: left, baseline: y });
  return `<path d="${data}" fill="#000" fill-opacity=".55" stroke="#000" stroke-opacity=".4" stroke-width="${(fitted * 0.1).toFixed(1)}" stroke-linejoin="round" transform="translate(0 ${(fitted * 0.05).toFixed(1)})"/><path d="${data}" fill="${fill}"/>`;
};
