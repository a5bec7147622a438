import { fills } from './palettes.ts';
import type { FillName } from './palettes.ts';

const r = (v: number): string => String(Math.round(v * 10) / 10);

/** A diagonal metal gradient for frames and rings. */
export const metalGradient = (id: string, fill: FillName): string => {
  const [a, b, c, d, e] = fills[fill].stops;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".2" stop-color="${c}"/><stop offset=".42" stop-color="${d}"/><stop offset=".55" stop-color="${b}"/><stop offset=".75" stop-color="${d}"/><stop offset="1" stop-color="${e}"/></linearGradient>`;
};

/** A moulded ring with studs: dark bed, metal band, inner lip. */
export const ring = (
  id: string,
  x: number,
  y: number,
  radius: number,
  fill: FillName,
  dark: string,
): string => {
  const studs = Array.from({ length: 20 }, (_, i) => {
    const a = (i * Math.PI) / 10;
    return `<circle cx="${r(x + Math.cos(a) * radius)}" cy="${r(y + Math.sin(a) * radius)}" r="${r(radius * 0.035)}"/>`;
  }).join('');
  const circle = (width: number, stroke: string, at = radius): string =>
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(at)}" fill="none" stroke="${stroke}" stroke-width="${r(width)}"/>`;
  return (
    metalGradient(id, fill) +
    circle(radius * 0.24, '#000000" stroke-opacity=".35') +
    circle(radius * 0.2, dark) +
    circle(radius * 0.15, `url(#${id})`) +
    circle(radius * 0.085, dark) +
    circle(radius * 0.012, fills[fill].rim, radius * 1.07) +
    circle(radius * 0.02, fills[fill].rim, radius * 0.91) +
    `<g fill="${fills[fill].rim}">${studs}</g>`
  );
};

/** A moulded frame along the edges of a tile, with a gem-like boss in the corners. */
export const frame = (
  id: string,
  w: number,
  h: number,
  fill: FillName,
  dark: string,
  accent: string,
): string => {
  const band = (inset: number, width: number, stroke: string): string =>
    `<rect x="${r(inset)}" y="${r(inset)}" width="${r(w - inset * 2)}" height="${r(h - inset * 2)}" rx="${r(Math.max(2, 16 - inset))}" fill="none" stroke="${stroke}" stroke-width="${r(width)}"/>`;
  const bosses = [
    [11, 11],
    [w - 11, 11],
    [11, h - 11],
    [w - 11, h - 11],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${y - 12}L${x + 12} ${y}L${x} ${y + 12}L${x - 12} ${y}Z" fill="url(#${id})" stroke="${dark}" stroke-width="1.5"/><path d="M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z" fill="${accent}"/><path d="M${x} ${y - 6}L${x + 6} ${y}L${x - 6} ${y}Z" fill="#fff" fill-opacity=".5"/>`,
    )
    .join('');
  return (
    metalGradient(id, fill) +
    band(5, 11, dark) +
    band(6, 7.5, `url(#${id})`) +
    band(10.5, 1, fills[fill].rim) +
    band(2.2, 0.8, fills[fill].rim) +
    bosses
  );
};
