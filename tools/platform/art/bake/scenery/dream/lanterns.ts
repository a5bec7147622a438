import { mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, ridge } from '../brushes.ts';

export const lanterns: Scene = (u, v) => {
  let light = 0.14 + 0.34 * smooth(0, 0.9, v) + halo(u, v, 0, 0.66, 0.4) * 0.32;
  let accent = 0;
  [
    [0.66, 0.26, 0.38],
    [0.3, 0.34, 0.26],
    [-0.42, 0.3, 0.3],
  ].forEach(([x = 0, top = 0, tone = 0]) => {
    for (let k = 0; k < 4; k++) {
      const eave = top + k * 0.12;
      const w = 0.13 + k * 0.035;
      const d = Math.abs(u - x);
      const roof = v > eave + Math.max(0, 0.03 - (d / w) ** 3 * 0.04) - 0.02 && v < eave + 0.045 && d < w;
      const wall = v >= eave + 0.04 && v < eave + 0.13 && d < w * 0.66;
      if (roof) light = tone * 0.5;
      if (wall) {
        light = tone * 0.9 + (Math.abs((d * 30) % 1) < 0.3 ? 0.25 : 0);
        accent = Math.abs((d * 30) % 1) < 0.3 ? 0.5 : 0;
      }
    }
  });
  const hill = below(v, ridge(u, 0.95, 0.18, 2.4, 3), 0.006);
  light = mix(light, 0.1, hill);
  for (const [x, y, r] of [
    [-0.3, 0.16, 0.05],
    [0.08, 0.1, 0.035],
    [0.42, 0.2, 0.055],
    [-0.12, 0.3, 0.025],
    [0.22, 0.34, 0.03],
    [-0.46, 0.4, 0.03],
    [0.7, 0.3, 0.04],
    [-0.8, 0.2, 0.05],
  ] as const) {
    const body = smooth(r, r * 0.85, Math.hypot(u - x, (v - y) * 0.85));
    const g = halo(u, v, x, y, r * 2.4);
    accent = Math.min(1, accent * (1 - body) + body * 0.85 + g * 0.4);
    light = mix(light, 0.75, body * 0.7) + g * 0.1;
  }
  return [light, accent * (1 - hill)];
};
