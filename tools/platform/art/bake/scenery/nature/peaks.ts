import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, ridge, sparks } from '../brushes.ts';

export const peaks: Scene = (u, v) => {
  const moon = halo(u, v, 0.16, 0.24, 0.34);
  const disc = smooth(0.125, 0.115, Math.hypot(u - 0.16, v - 0.24));
  const aurora =
    Math.max(0, fbm(u * 3 + fbm(u * 2, v * 2, 3) * 2, v * 1.2, 4, 3) - 0.42) * smooth(0.7, 0.1, v) * 1.6;
  let light = 0.16 + 0.22 * v + moon * 0.4 + disc * 0.35 + sparks(u, v, 24, 0.3, 0.12) * 0.5 * (1 - moon);
  const layers = [
    [0.66, 0.42, 2.2, 0.5],
    [0.8, 0.34, 3.1, 0.3],
    [0.98, 0.3, 4.4, 0.12],
  ] as const;
  layers.forEach(([base, rise, scale, tone], i) => {
    const line = ridge(u, base, rise, scale, i + 2);
    const snow = smooth(0.16, 0, v - line) * smooth(0.42, 0.6, fbm(u * 16, v * 22 + u * 9, 4, i));
    light = mix(
      light,
      tone * (0.75 + 0.5 * noise2(u * 20, v * 20, i)) +
        snow * (0.5 - i * 0.13) +
        smooth(0, 0.35, v - line) * 0.16,
      below(v, line),
    );
  });
  return [light, aurora * 0.9 + disc * 0.15];
};
