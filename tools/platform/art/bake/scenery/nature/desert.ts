import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, ridge } from '../brushes.ts';

export const desert: Scene = (u, v) => {
  const disc = smooth(0.15, 0.14, Math.hypot(u + 0.12, v - 0.42));
  const cloud = smooth(0.5, 0.75, fbm(u * 2.2, v * 7, 5, 2)) * smooth(0.6, 0.1, v);
  let light = mix(0.22, 0.8, smooth(0, 0.62, v)) + halo(u, v, -0.12, 0.42, 0.3) * 0.35 + cloud * 0.16;
  for (const [x, size, tone] of [
    [0.26, 0.27, 0.42],
    [-0.34, 0.19, 0.5],
    [0.52, 0.15, 0.55],
  ] as const) {
    const top = 0.66 - size;
    const slope = Math.abs(u - x) * 1.05;
    const brick = 0.05 * (Math.floor(v * 60) % 2) + 0.06 * noise2(u * 60, v * 60);
    light = mix(light, (u < x ? tone + 0.16 : tone - 0.18) + brick, below(v, top + slope, 0.003));
  }
  const dunes = [
    [0.7, 0.1, 1.6, 0.66],
    [0.84, 0.13, 1.2, 0.45],
    [0.99, 0.12, 1.9, 0.22],
  ] as const;
  dunes.forEach(([base, rise, scale, tone], i) => {
    const line = ridge(u, base, rise, scale, i + 11);
    const ripple = 0.04 * Math.sin((v * 90 + u * 25 + fbm(u * 6, v * 6) * 20) * 1);
    light = mix(light, tone + smooth(0.09, 0, v - line) * 0.22 + ripple, below(v, line));
  });
  return [light, disc * 0.9 + halo(u, v, -0.12, 0.42, 0.24) * 0.5];
};
