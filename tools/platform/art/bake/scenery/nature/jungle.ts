import { fbm, mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, rays, ridge, sparks } from '../brushes.ts';

/** A fan of blades growing from a point: palms and ferns. 1 on a blade, with a soft edge. */
const fern = (u: number, v: number, x: number, y: number, reach: number, lean: number): number => {
  const r = Math.hypot(u - x, v - y);
  const a = Math.atan2(u - x, y - v) - lean;
  const blade = Math.abs(((((a * 2.1 + Math.sin(r * 5) * 0.22 + 0.5) % 1) + 1) % 1) - 0.5);
  const width =
    0.5 * Math.sin(Math.min(1, Math.max(0, 1 - r / reach)) ** 0.6 * 2.6) * (0.85 + 0.15 * Math.sin(r * 60));
  return smooth(width, width - 0.05, blade) * smooth(reach, reach * 0.9, r) * smooth(1.5, 1.2, Math.abs(a));
};

export const jungle: Scene = (u, v, half) => {
  const shaft = rays(u, v, 0.25, -0.25, 26, 4) * smooth(1.1, 0.1, v);
  let light = 0.3 + shaft * 0.4 + halo(u, v, 0.05, 0.3, 0.5) * 0.45 - 0.16 * smooth(0.4, 1, v);
  const far = ridge(u, 0.8, 0.34, 5, 3);
  light = mix(light, 0.36 + 0.1 * fbm(u * 14, v * 14, 3), below(v, far, 0.02) * 0.7);
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    const depth = Math.floor(i / 3);
    const x = side * half * (0.98 - (i % 3) * 0.24) + side * 0.02 * i;
    const y = 1.06 - (i % 3) * 0.1 + depth * 0.03;
    light = mix(
      light,
      (0.3 - depth * 0.1) * (0.8 + 0.5 * noise2(u * 30, v * 30, i)),
      fern(u, v, x, y, 0.5 + (i % 3) * 0.1, -side * 0.35),
    );
  }
  const crown = fern(u, 1 - v, -half * 0.7, 1.05, 0.5, 0.5) + fern(u, 1 - v, half * 0.75, 1.08, 0.46, -0.5);
  return [
    mix(light, 0.08, Math.min(1, crown)),
    sparks(u, v, 13, 0.35, 0.16, 2) * 0.8 + halo(u, v, 0.1, 0.15, 0.3) * 0.3,
  ];
};
