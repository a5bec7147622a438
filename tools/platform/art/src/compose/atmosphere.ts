import { sprite } from './images.ts';

type Box = { w: number; h: number };
type Random = () => number;
const r = (v: number): string => String(Math.round(v * 10) / 10);

export const light = (
  id: string,
  hex: string,
  x: number,
  y: number,
  radius: number,
  strength = 0.8,
): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${hex}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${hex}" stop-opacity="${r(strength * 0.38)}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient><circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="url(#${id})"/>`;

const twinkle = (x: number, y: number, s: number, hex: string): string =>
  `<path d="M${r(x)} ${r(y - s)}Q${r(x + s * 0.08)} ${r(y - s * 0.08)} ${r(x + s)} ${r(y)}Q${r(x + s * 0.08)} ${r(y + s * 0.08)} ${r(x)} ${r(y + s)}Q${r(x - s * 0.08)} ${r(y + s * 0.08)} ${r(x - s)} ${r(y)}Q${r(x - s * 0.08)} ${r(y - s * 0.08)} ${r(x)} ${r(y - s)}Z" fill="${hex}"/>`;

/** Four-pointed glints. */
export const glints = ({ w, h }: Box, n: number, random: Random, hex = '#ffffff'): string =>
  Array.from({ length: n }, () =>
    twinkle(random() * w, random() * h * 0.75, Math.min(w, h) * (0.012 + random() ** 3 * 0.04), hex),
  ).join('');

/** Rising embers: small soft discs. */
export const embers = (id: string, { w, h }: Box, n: number, random: Random, hex: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="${hex}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient><g fill="url(#${id})">` +
  Array.from(
    { length: n },
    () =>
      `<circle cx="${r(random() * w)}" cy="${r(random() * h)}" r="${r(Math.min(w, h) * (0.006 + random() ** 2 * 0.022))}"/>`,
  ).join('') +
  '</g>';

const coins = ['coin', 'coinCrown', 'coinEdge'];
/** Coins in the air, the near ones larger. */
export const flyingCoins = ({ w, h }: Box, n: number, random: Random): string =>
  Array.from({ length: n }, (_, i) => {
    const side = i % 2 ? 1 : 0;
    const x = (side ? 1 - random() * 0.24 : random() * 0.24) * w;
    return sprite(coins[i % 3] ?? 'coin', {
      x,
      y: random() * h * 0.8,
      size: Math.min(w, h) * (0.09 + random() ** 2 * 0.12),
      turn: random() * 360,
    });
  }).join('');

/** Low mist along the bottom. */
export const mist = (id: string, { w, h }: Box, hex: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex}" stop-opacity="0"/><stop offset=".6" stop-color="${hex}" stop-opacity=".45"/><stop offset="1" stop-color="${hex}" stop-opacity=".1"/></linearGradient><rect y="${r(h * 0.55)}" width="${w}" height="${r(h * 0.45)}" fill="url(#${id})"/>`;

/** Darkens the edges, and one side more, so that lettering is legible there. */
export const vignette = (id: string, { w, h }: Box, hex: string, bottom = 0.75): string =>
  `<radialGradient id="${id}v" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="${hex}" stop-opacity="0"/><stop offset="1" stop-color="${hex}" stop-opacity=".75"/></radialGradient><rect width="${w}" height="${h}" fill="url(#${id}v)"/>` +
  `<linearGradient id="${id}b" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${hex}" stop-opacity="0"/><stop offset="1" stop-color="${hex}" stop-opacity="${bottom}"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${id}b)"/>`;

/** Wedges of light from a point. */
export const beams = (
  id: string,
  x: number,
  y: number,
  reach: number,
  n: number,
  hex: string,
  turn = 0,
): string => {
  const wedge = Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n;
    const b = a + Math.PI / n;
    return `M${r(x)} ${r(y)}L${r(x + Math.cos(a) * reach)} ${r(y + Math.sin(a) * reach)}L${r(x + Math.cos(b) * reach)} ${r(y + Math.sin(b) * reach)}Z`;
  }).join('');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r(x)}" cy="${r(y)}" r="${r(reach)}"><stop offset="0" stop-color="${hex}" stop-opacity=".55"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient><path d="${wedge}" fill="url(#${id})"/>`;
};
