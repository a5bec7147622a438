import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, ridge } from '../brushes.ts';

export const town: Scene = (u, v) => {
  const disc = smooth(0.2, 0.19, Math.hypot(u, v - 0.46));
  let light =
    mix(0.24, 0.78, smooth(0, 0.6, v)) +
    smooth(0.5, 0.8, fbm(u * 2.5, v * 9, 5, 3)) * 0.15 +
    halo(u, v, 0, 0.46, 0.36) * 0.24;
  let sunlit = 1;
  for (const [x, w, top, tone] of [
    [-0.36, 0.15, 0.34, 0.46],
    [0.42, 0.12, 0.28, 0.5],
    [0.12, 0.07, 0.46, 0.58],
    [-0.62, 0.1, 0.3, 0.4],
    [0.78, 0.14, 0.36, 0.44],
  ] as const) {
    const wall = smooth(
      0.02,
      0,
      Math.abs(u - x) - w - 0.05 * smooth(top, 0.66, v) - 0.012 * noise2(v * 30, x * 9),
    );
    const rock = wall * below(v, top + 0.01 * noise2(u * 60, 3), 0.004);
    light = mix(light, tone + 0.14 * noise2(u * 8, v * 40) - (u > x ? 0.12 : 0), rock);
    sunlit *= 1 - rock;
  }
  const line = ridge(u, 0.72, 0.08, 3, 5);
  sunlit *= 1 - below(v, line);
  light = mix(light, 0.42 - (v - line) * 0.7 + 0.12 * fbm(u * 14, v * 26, 4), below(v, line));
  return [light, sunlit * disc * 0.7 + sunlit * halo(u, v, 0, 0.46, 0.3) * 0.3];
};
