/** A repeatable pseudo-random value in 0..1 for a lattice point. */
export const hash = (x: number, y: number, z = 0): number => {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(z | 0, 2147483647 - 61)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const fade = (t: number): number => t * t * (3 - 2 * t);

export const noise2 = (x: number, y: number, seed = 0): number => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = fade(x - ix);
  const v = fade(y - iy);
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u;
  const low = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u;
  return top * (1 - v) + low * v;
};

/** Layered noise in 0..1: clouds, rock, smoke. */
export const fbm = (x: number, y: number, octaves = 5, seed = 0): number => {
  let sum = 0;
  let weight = 0.5;
  let f = 1;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise2(x * f, y * f, seed + i * 17);
    weight *= 0.5;
    f *= 2.03;
  }
  return sum / (1 - 0.5 ** octaves);
};

export const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
