import { mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo, rays, sparks } from '../brushes.ts';
import { fold } from './fold.ts';

export const temple: Scene = (u, v, half) => {
  const glow = halo(u, v, 0, 0.42, 0.36);
  let light = 0.2 + glow * 0.6 + rays(u, v, 0, 0.2, 30, 3) * 0.16 * smooth(0.9, 0.2, v);
  for (const [row, tone] of [
    [0.34, 0.42],
    [0.56, 0.26],
    [0.86, 0.12],
  ] as const) {
    const s = row / 0.34;
    for (const side of row < half + 0.2 ? [-1, 1] : []) {
      const x = (u - side * row * 0.82) / (0.062 * s);
      const shaft = smooth(1, 0.93, Math.abs(x)) * smooth(0.12, 0.13, v);
      const flute = 0.62 + 0.38 * fold(x * 15);
      const round = 0.55 + 0.65 * Math.max(0, 1 - Math.abs(x + side * 0.45));
      light = mix(light, tone * flute * round * 1.35 + 0.04 * noise2(u * 40, v * 40), shaft);
      const capital =
        smooth(1.5, 1.42, Math.abs(x)) *
        (smooth(0.1, 0.105, v) * smooth(0.17, 0.165, v) + smooth(0.88, 0.885, v));
      light = mix(light, tone * 1.25, Math.min(1, capital));
    }
  }
  const floor = smooth(0.8, 0.82, v);
  const tile = (Math.floor((u * 6) / (v - 0.55)) + Math.floor(1.6 / (v - 0.62))) % 2 === 0 ? 0.08 : 0;
  light = mix(light, 0.16 + tile + Math.exp(-((u / 0.25) ** 2)) * 0.34 * smooth(1.1, 0.8, v), floor);
  return [light, glow * 0.5 + sparks(u, v, 15, 0.3, 0.13) * 0.7];
};
