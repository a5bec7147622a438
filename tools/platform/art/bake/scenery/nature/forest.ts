import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, rays, ridge, sparks } from '../brushes.ts';

export const forest: Scene = (u, v) => {
  let light = 0.34 + halo(u, v, -0.06, 0.42, 0.46) * 0.5 + rays(u, v, -0.06, -0.2, 22, 6) * 0.18;
  for (let i = 0; i < 3; i++) {
    const x = u * (3.2 - i * 0.6) + i * 1.7 + 0.06 * Math.sin(v * 5 + i * 2);
    const cell = Math.floor(x);
    const width = 0.12 + 0.14 * noise2(cell * 3.3, i, 2) + 0.1 * Math.max(0, v - 0.75);
    const trunk =
      smooth(width, width - 0.03, Math.abs(x - cell - 0.5 + 0.2 * (noise2(cell * 7.7, 1, i) - 0.5))) *
      smooth(0.08, 0.16, Math.abs(u) + i * 0.02);
    light = mix(light, 0.3 - i * 0.11 + 0.07 * noise2(u * 50, v * 6, i), trunk);
  }
  const ground = below(v, ridge(u, 0.94, 0.16, 4, 4), 0.01);
  const canopy = smooth(0.5, 0.58, fbm(u * 9, v * 9, 5, 2) * 0.8 + Math.max(0, 0.3 - v) * 1.6 - 0.12);
  light = mix(mix(light, 0.1 + 0.1 * fbm(u * 30, v * 30, 3), ground), 0.1, canopy * 0.85);
  return [light, sparks(u, v, 10, 0.5, 0.12, 3) + sparks(u, v, 19, 0.35, 0.14, 6) * 0.6];
};
