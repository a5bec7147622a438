import { smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { bokeh, halo, sparks } from '../brushes.ts';

export const burst: Scene = (u, v) => {
  const a = Math.atan2(v - 0.46, u);
  const beam = smooth(-0.2, 0.2, Math.sin(a * 14));
  const r = Math.hypot(u, v - 0.46);
  const lights = bokeh(u, v, 5, 0.4, 4) * smooth(0.15, 0.5, r);
  return [
    0.62 - r * 0.78 + beam * 0.13 + halo(u, v, 0, 0.46, 0.25) * 0.3 + lights * 0.16,
    halo(u, v, 0, 0.46, 0.22) * 0.5 + lights * 0.3 + sparks(u, v, 12, 0.3, 0.12) * 0.7,
  ];
};
