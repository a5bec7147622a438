import { noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { bokeh, halo } from '../brushes.ts';

export const felt: Scene = (u, v) => {
  if (v < 0.5) {
    const lights = bokeh(u, v, 6, 0.42, 6);
    return [0.08 + lights * 0.34 + 0.3 * smooth(0.1, 0.5, v) * halo(u, 0, 0, 0, 0.6), lights * 0.5];
  }
  const weave = 0.05 * noise2(u * 140, v * 140);
  const arc = Math.abs(Math.hypot(u * 0.72, v - 0.02) - 0.66);
  const rail = Math.abs(Math.hypot(u * 0.62, v + 0.2) - 0.74);
  const edge = smooth(0.05, 0.03, rail);
  return [
    0.22 +
      halo(u, v, 0, 0.66, 0.4) * 0.4 +
      weave +
      (arc < 0.006 ? 0.26 : 0) +
      edge * 0.08 -
      smooth(0.7, 1.1, v) * 0.16,
    (arc < 0.006 ? 0.5 : 0) + edge * 0.1,
  ];
};
