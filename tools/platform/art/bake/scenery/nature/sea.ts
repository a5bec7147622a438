import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo } from '../brushes.ts';

export const sea: Scene = (u, v) => {
  const cloud = smooth(0.45, 0.8, fbm(u * 2.6 + 3, v * 5.5, 5, 5));
  const disc = smooth(0.135, 0.125, Math.hypot(u - 0.12, v - 0.4));
  if (v < 0.6)
    return [
      mix(0.2, 0.62, smooth(0, 0.6, v)) + halo(u, v, 0.12, 0.42, 0.34) * 0.35 + cloud * 0.22,
      disc * 0.8 + halo(u, v, 0.12, 0.42, 0.22) * 0.4,
    ];
  const depth = (v - 0.6) / 0.4;
  const wave = fbm((u * 5) / (0.15 + depth), 8 / (0.12 + depth), 4, 7);
  const path = Math.exp(-(((u - 0.12) / (0.06 + depth * 0.26)) ** 2)) * smooth(0.42, 0.66, wave);
  return [mix(0.5, 0.1, depth ** 0.6) + (wave - 0.45) * 0.36 + path * 0.4, path * 0.55];
};
