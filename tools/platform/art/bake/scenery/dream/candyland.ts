import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, sparks } from '../brushes.ts';

export const candyland: Scene = (u, v) => {
  let light =
    mix(0.62, 0.9, smooth(0, 0.55, v)) +
    smooth(0.5, 0.62, fbm(u * 2.6 + 2, v * 4.6, 4, 3)) * 0.12 * smooth(0.6, 0.2, v);
  let accent = 0;
  [
    [0.58, 0.16, 2.2, 0.72],
    [0.74, 0.15, 1.8, 0.52],
    [0.92, 0.13, 2.5, 0.36],
  ].forEach(([base = 0, rise = 0, scale = 1, tone = 0], i) => {
    const line = base - rise * (0.5 + 0.5 * Math.sin(u * scale * 3 + i * 2.1));
    const swirl = Math.sin((v - line) * 46 + Math.sin(u * 9 + i) * 1.2);
    const hill = below(v, line, 0.004);
    light = mix(light, tone + smooth(-0.2, 0.2, swirl) * 0.07 + smooth(0.05, 0, v - line) * 0.2, hill);
    accent = mix(accent, smooth(0.1, 0.4, swirl) * 0.34, hill);
  });
  return [light, accent + sparks(u, v, 9, 0.3, 0.16) * 0.6];
};
