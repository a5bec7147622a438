import { hash, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo } from '../brushes.ts';

export const neonCity: Scene = (u, v) => {
  let light = 0.1 + 0.34 * smooth(0, 0.75, v) + halo(u, v, 0, 0.62, 0.45) * 0.34;
  let accent = halo(u, v, 0, 0.66, 0.3) * 0.3;
  for (let i = 0; i < 3; i++) {
    const x = u * (9 - i * 2.4) + i * 4.1;
    const cell = Math.floor(x);
    const top = 0.6 - hash(cell, i, 3) * (0.42 - i * 0.02) + i * 0.06 - Math.abs(u) * 0.12;
    const gap = Math.abs(x - cell - 0.5) < 0.46 ? 1 : 0;
    const body = below(v, top, 0.002) * gap * below(0.86, v, 0.002);
    const wx = Math.floor((x - cell) * 7);
    const wy = Math.floor(v * (70 - i * 12));
    const lit =
      hash(wx + cell * 13, wy, i) > 0.62 && ((x - cell) * 7) % 1 > 0.3 && (v * (70 - i * 12)) % 1 > 0.4
        ? 1
        : 0;
    light = mix(light, 0.24 - i * 0.08 + lit * 0.5, body);
    accent = mix(
      accent,
      lit * (hash(cell, wy, i + 4) > 0.6 ? 0.8 : 0.1) + (Math.abs(v - top) < 0.006 ? 0.7 : 0),
      body,
    );
  }
  if (v > 0.84) {
    const d = (v - 0.84) / 0.16;
    const streak = noise2(u * 26, d * 2, 4) * noise2(u * 9, 1, 9);
    return [0.1 + streak * 0.6 * (1 - d * 0.6), streak * 0.9];
  }
  return [light, accent];
};
