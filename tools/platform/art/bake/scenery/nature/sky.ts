import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo } from '../brushes.ts';

export const sky: Scene = (u, v) => {
  const warp = fbm(u * 2, v * 3, 3, 2);
  const far = smooth(0.42, 0.72, fbm(u * 2.4 + warp, v * 4.4, 5, 3));
  const low = smooth(0.3, 0.62, fbm(u * 2 + 5, v * 3 + warp * 0.6, 6, 9) + (v - 0.66) * 0.95);
  const edge = fbm(u * 5 + 0.04, v * 7 - 0.05, 4, 9);
  return [
    mix(0.3, 0.74, smooth(0, 0.8, v)) +
      far * 0.14 +
      low * (0.14 + 0.22 * edge) +
      halo(u, v, 0.28, 0.3, 0.34) * 0.26,
    halo(u, v, 0.28, 0.3, 0.2) * 0.75 + low * 0.08,
  ];
};
