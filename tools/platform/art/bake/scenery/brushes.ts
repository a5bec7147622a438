import { fbm, hash, noise2, smooth } from '../solid/noise.ts';

/** A round glow with this radius. */
export const halo = (u: number, v: number, x: number, y: number, reach: number): number =>
  Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (reach * reach));

/** n soft, uneven beams from a point. */
export const rays = (u: number, v: number, x: number, y: number, n: number, seed = 0): number => {
  const a = (Math.atan2(v - y, u - x) / (2 * Math.PI)) * n;
  return noise2(a + 50, 3, seed) * 0.65 + noise2(a * 2.3 + 90, 7, seed) * 0.35;
};

/** Points of light, `cells` per unit of length; `share` is the share of cells that contain one. */
export const sparks = (
  u: number,
  v: number,
  cells: number,
  share: number,
  size: number,
  seed = 0,
): number => {
  const x = (u + 9) * cells;
  const y = (v + 9) * cells;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  if (hash(ix, iy, seed) > share) return 0;
  const cx = ix + 0.25 + hash(ix, iy, seed + 1) * 0.5;
  const cy = iy + 0.25 + hash(ix, iy, seed + 2) * 0.5;
  const power = 0.35 + hash(ix, iy, seed + 3) * 0.65;
  return Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (size * size)) * power;
};

/** Bokeh: flat discs with a brighter rim. */
export const bokeh = (u: number, v: number, cells: number, share: number, seed = 0): number => {
  let sum = 0;
  for (const turn of [0, 1]) {
    const x = (u + 9 + turn * 0.37) * cells;
    const y = (v + 9 + turn * 0.21) * cells;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    if (hash(ix, iy, seed + turn * 31) > share) continue;
    const r = 0.18 + hash(ix, iy, seed + 5) * 0.22;
    const d = Math.hypot(x - ix - 0.5, y - iy - 0.5);
    sum +=
      smooth(r, r - 0.06, d) * (0.45 + 0.55 * smooth(r - 0.14, r, d)) * (0.3 + hash(ix, iy, seed + 7) * 0.7);
  }
  return Math.min(1, sum);
};

/** A ridge line: its height at u, from noise. */
export const ridge = (u: number, base: number, rise: number, scale: number, seed: number): number =>
  base - rise * fbm((u + 7) * scale, seed * 3.7, 5, seed);

/** 1 below the ridge, 0 above, with a crisp edge. */
export const below = (v: number, line: number, edge = 0.004): number => smooth(line - edge, line + edge, v);
