import { noise2 } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo, rays, sparks } from '../brushes.ts';
import { fold } from './fold.ts';

export const vault: Scene = (u, v) => {
  const r = Math.hypot(u, v - 0.46);
  const a = Math.atan2(v - 0.46, u);
  const brushed = 0.12 * noise2(a * 30, r * 4) + 0.2 * fold(a * 2 + 1.1);
  let light = 0.12 + 0.1 * noise2(u * 3, v * 60);
  const panel = Math.abs(((u + 5) * 4) % 1) < 0.03 ? -0.08 : 0;
  light += panel + 0.14 * (1 - v);
  if (r < 0.52)
    light = 0.26 + brushed + (Math.abs(r - 0.49) < 0.02 ? 0.2 : 0) - (Math.abs(r - 0.45) < 0.012 ? 0.2 : 0);
  const bolt = ((a / (2 * Math.PI)) * 16 + 16) % 1;
  if (Math.abs(r - 0.41) < 0.03 && Math.hypot((bolt - 0.5) * 0.16, r - 0.41) < 0.02) light = 0.66;
  if (r < 0.36) light = 0.16 + 0.7 * halo(u, v, 0, 0.46, 0.24) + rays(u, v, 0, 0.46, 40, 2) * 0.2;
  const glow = halo(u, v, 0, 0.46, 0.3);
  return [
    light,
    (r < 0.36 ? glow * 0.6 : 0) +
      Math.exp(-(((r - 0.365) / 0.02) ** 2)) * 0.5 +
      sparks(u, v, 13, 0.25, 0.12) * 0.6,
  ];
};
