import { mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, ridge, sparks } from '../brushes.ts';

export const grid: Scene = (u, v) => {
  const disc = smooth(0.262, 0.256, Math.hypot(u, v - 0.42));
  const slit = v > 0.38 && ((v - 0.38) * 26) % 1 < 0.1 + (v - 0.38) * 2 ? 0 : 1;
  if (v < 0.62) {
    const hills = below(v, ridge(u, 0.68 - Math.abs(u) * 0.14, 0.22, 4, 3), 0.004);
    const light =
      0.08 +
      0.36 * smooth(0, 0.62, v) +
      disc * slit * (0.35 + 0.3 * (1 - v)) +
      sparks(u, v, 26, 0.3, 0.11) * 0.6 * smooth(0.5, 0.2, v);
    return [mix(light, 0.1, hills), mix(disc * slit * 0.45 * (1 - v * 0.5), 0.05, hills)];
  }
  const depth = 0.1 / (v - 0.6);
  const gx = Math.abs(((((u * depth * 5) % 1) + 1) % 1) - 0.5) * 2;
  const gy = Math.abs(((depth * 3) % 1) - 0.5) * 2;
  const line = Math.max(smooth(0.9, 1, gx), smooth(0.86, 1, gy)) * smooth(0.6, 0.7, v);
  return [
    0.07 + line * 0.4 + Math.exp(-(((v - 0.62) / 0.03) ** 2)) * 0.4,
    line * 0.75 + Math.exp(-(((v - 0.62) / 0.02) ** 2)) * 0.5,
  ];
};
