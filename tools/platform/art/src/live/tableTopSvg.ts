import { mix } from '../compose/mix.ts';
import type { Palette } from '../compose/palettes.ts';
import { r } from './LiveBox.ts';

export type TableTop = {
  w: number;
  h: number;
  /** The height of the far edge. */ floor: number;
  /** Where the lamp above shines. */ x: number;
  palette: Palette;
};

/** The table from its far edge to the viewer: felt under a lamp, the betting line, a lit edge. */
export const tableTopSvg = (id: string, { w, h, floor, x, palette }: TableTop): string => {
  const [night, deep, mid, bright] = palette.ramp;
  const sag = w * 0.012;
  const edge = `M${r(-w * 0.05)} ${r(floor + sag)}Q${r(w / 2)} ${r(floor - sag)} ${r(w * 1.05)} ${r(floor + sag)}`;
  const line = (k: number): string =>
    `M${r(x - w * 0.75)} ${r(floor + (h - floor) * k * 0.2)}Q${r(x)} ${r(floor + (h - floor) * k * 1.7)} ${r(x + w * 0.75)} ${r(floor + (h - floor) * k * 0.2)}`;
  const unit = Math.min(w, h) / 300;
  return (
    `<radialGradient id="${id}f" gradientUnits="userSpaceOnUse" cx="${r(x)}" cy="0" r="${r(w * 0.62)}" gradientTransform="translate(0 ${r(floor + (h - floor) * 0.28)}) scale(1 ${r(Math.max(0.3, (h - floor) / w))})"><stop offset="0" stop-color="${mix(mid, bright, 0.45)}"/><stop offset=".4" stop-color="${mix(mid, deep, 0.3)}"/><stop offset="1" stop-color="${mix(deep, night, 0.5)}"/></radialGradient>` +
    `<linearGradient id="${id}e" gradientUnits="userSpaceOnUse" x1="${r(x - w * 0.6)}" y1="0" x2="${r(x + w * 0.6)}" y2="0"><stop offset="0" stop-color="${palette.accent}" stop-opacity="0"/><stop offset=".5" stop-color="#fffbe8"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></linearGradient>` +
    `<path d="${edge}V${r(h + 2)}H${r(-w * 0.05)}Z" fill="url(#${id}f)"/>` +
    `<g fill="none" stroke="${palette.accent}"><path d="${line(0.62)}" stroke-opacity=".5" stroke-width="${r(unit * 1.6)}"/><path d="${line(0.68)}" stroke-opacity=".25" stroke-width="${r(unit)}"/></g>` +
    `<path d="${edge}" transform="translate(0 ${r(unit * 3)})" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${r(unit * 5)}"/><path d="${edge}" fill="none" stroke="url(#${id}e)" stroke-width="${r(unit * 1.8)}"/>`
  );
};
