import { noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo, rays } from '../brushes.ts';

export const stadium: Scene = (u, v) => {
  const crowd = noise2(u * 90, v * 110) * noise2(u * 23, v * 40);
  let light = v < 0.62 ? 0.1 + (v > 0.26 ? crowd * 0.5 : 0) + 0.16 * v : 0;
  let accent = 0;
  for (const x of [-0.44, -0.16, 0.16, 0.44]) {
    const lamp = halo(u, v, x, 0.14, 0.06) + halo(u, v, x, 0.14, 0.2) * 0.35;
    light += lamp * 0.8;
    accent += lamp * 0.4 + rays(u, v, x, 0.12, 24, 3) * 0.12 * smooth(0.7, 0.14, v);
  }
  if (v >= 0.62) {
    const stripe = Math.floor((u / (v - 0.4)) * 7 + 40) % 2 ? 0.07 : 0;
    light =
      0.3 +
      stripe +
      halo(u, v, 0, 0.72, 0.3) * 0.3 -
      (v - 0.62) * 0.4 +
      (Math.abs(v - 0.7 - u * u * 0.05) < 0.004 ? 0.3 : 0);
  }
  return [light, accent + (crowd > 0.52 && v < 0.6 && v > 0.26 ? 0.4 : 0)];
};
