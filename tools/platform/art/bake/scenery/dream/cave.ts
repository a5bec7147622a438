import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo, rays, sparks } from '../brushes.ts';

/** A crystal on the ground: its lit and its dark side, 0 elsewhere. */
const shard = (
  u: number,
  v: number,
  x: number,
  foot: number,
  tall: number,
  wide: number,
  lean: number,
): number => {
  const y = (foot - v) / tall;
  if (y < 0 || y > 1) return 0;
  const w = wide * (y > 0.72 ? (1 - y) / 0.28 : 0.8 + y * 0.28);
  const d = (u - x - lean * y) / w;
  return Math.abs(d) > 1 ? 0 : d < -0.15 ? 1 : d < 0.5 ? 0.62 : 0.36;
};

export const cave: Scene = (u, v, half) => {
  const glow = halo(u, v, 0, 0.5, 0.42);
  const wall =
    Math.abs(u) / half +
    0.5 * fbm(u * 4, v * 5, 5, 3) +
    Math.max(0, 0.22 - v) * 2.2 +
    Math.max(0, v - 0.8) * 2;
  const rock = smooth(0.86, 0.98, wall);
  let light = 0.3 + glow * 0.5 + rays(u, v, 0, 0.1, 26, 5) * 0.14 + 0.1 * fbm(u * 7, v * 7, 4);
  light = mix(light, 0.06 + 0.26 * fbm(u * 9, v * 9, 5, 6) * (0.5 + glow), rock);
  let accent = glow * 0.25;
  for (let i = 0; i < 14; i++) {
    const side = i % 2 ? 1 : -1;
    const x = side * half * (0.96 - (Math.floor(i / 2) % 4) * 0.14);
    const hit = shard(
      u,
      v,
      x,
      1.02,
      0.2 + noise2(i * 3.1, 2) * 0.36,
      0.028 + noise2(i * 1.7, 5) * 0.03,
      -side * (0.04 + noise2(i, 9) * 0.16),
    );
    if (hit === 0) continue;
    light = 0.1 + hit * 0.46;
    accent = hit * 0.3;
  }
  return [light, accent + sparks(u, v, 14, 0.3, 0.13) * 0.7];
};
