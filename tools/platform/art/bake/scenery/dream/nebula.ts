import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo, sparks } from '../brushes.ts';

export const nebula: Scene = (u, v) => {
  const wx = fbm(u * 2.2, v * 2.2, 4, 2);
  const wy = fbm(u * 2.2 + 5, v * 2.2 + 3, 4, 8);
  const gas = fbm(u * 2 + wx * 2.4, v * 2 + wy * 2.4, 6, 5);
  const glow = smooth(0.4, 0.8, gas);
  const stars = sparks(u, v, 30, 0.3, 0.1, 3) + sparks(u, v, 11, 0.16, 0.08, 9) * 1.3;
  const planet = Math.hypot(u - 0.32, v - 0.22);
  const body = smooth(0.152, 0.148, planet);
  const lit = Math.max(0, 1 - Math.hypot(u - 0.26, v - 0.16) * 4.4);
  const light = 0.05 + glow * 0.55 + halo(u, v, -0.1, 0.5, 0.4) * 0.2 + stars * 0.7;
  return [
    mix(light, 0.04 + lit * (0.7 + 0.3 * fbm(u * 6, v * 26, 4)), body),
    smooth(0.5, 0.85, wx * 0.5 + gas * 0.55) * 0.75 * (1 - body) +
      Math.exp(-(((planet - 0.15) / 0.014) ** 2)) * lit * 0.7,
  ];
};
