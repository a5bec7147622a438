import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo } from '../brushes.ts';

export const storm: Scene = (u, v) => {
  const w = fbm(u * 2, v * 2.4, 4, 4);
  const cloud = fbm(u * 2.4 + w * 1.6, v * 3.4 + w, 6, 7);
  let bolt = 0;
  for (const [x, seed, power] of [
    [-0.28, 3, 1],
    [0.36, 8, 0.8],
  ] as const) {
    const path = x + (fbm(v * 5, seed, 5, seed) - 0.5) * 0.34;
    const d = Math.abs(u - path);
    bolt +=
      (Math.exp(-((d / 0.006) ** 2)) + Math.exp(-((d / 0.05) ** 2)) * 0.35) * power * smooth(0.75, 0.6, v);
  }
  const peak = below(v, 0.74 + Math.abs(u) * 0.3 - 0.2 * fbm(u * 5 + 1, 4, 4), 0.006);
  return [
    mix(0.1 + cloud * 0.62 + halo(u, v, 0, 0.35, 0.4) * 0.24, 0.1 + 0.14 * fbm(u * 12, v * 12, 4), peak) +
      bolt * 0.5,
    bolt * 0.6 + halo(u, v, 0, 0.32, 0.26) * 0.35,
  ];
};
