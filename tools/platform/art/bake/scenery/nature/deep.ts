import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, rays, ridge, sparks } from '../brushes.ts';

export const deep: Scene = (u, v) => {
  const warp = fbm(u * 4, v * 4, 3) * 0.5;
  const caustic = Math.pow(
    1 - Math.abs(Math.sin((u * 9 + warp * 7) * 1.1) * Math.sin((v * 11 + warp * 8) * 0.9)),
    5,
  );
  const shaft = rays(u, v, 0.1, -0.5, 34, 9) * smooth(0.95, 0, v);
  let light = mix(0.72, 0.1, smooth(-0.1, 0.9, v)) + shaft * 0.34 + caustic * 0.16 * smooth(0.55, 0, v);
  const reef = ridge(u, 1.02 - Math.abs(u) * 0.35, 0.3, 5, 6);
  light = mix(light, 0.1 + 0.16 * fbm(u * 22, v * 22, 4), below(v, reef, 0.006));
  const bubble = sparks(u, v, 11, 0.16, 0.2, 5);
  return [light + bubble * 0.25, halo(u, v, 0.1, -0.05, 0.4) * 0.45 + caustic * 0.12 * smooth(0.6, 0, v)];
};
