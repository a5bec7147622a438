import { fbm, mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, sparks } from '../brushes.ts';

export const volcano: Scene = (u, v) => {
  const smoke = fbm(u * 3 + 4, v * 3.4 + fbm(u * 4, v * 4, 3) * 1.2, 5, 1);
  let light = 0.1 + smoke * 0.34 + halo(u, v, 0, 0.4, 0.42) * 0.42;
  const cone = below(v, 0.4 + Math.max(0, Math.abs(u) - 0.08) * 0.95 + 0.05 * fbm(u * 9, 2), 0.005);
  const crack = Math.pow(1 - Math.abs(fbm(u * 6 + 2, v * 6, 4, 4) * 2 - 1), 14) * smooth(0.4, 0.6, v);
  const river = smooth(0.05 + v * 0.03, 0, Math.abs(u - 0.06 * Math.sin(v * 14))) * smooth(0.38, 0.5, v);
  light = mix(light, 0.08 + 0.2 * fbm(u * 10, v * 13, 4, 6), cone);
  return [
    light + (crack + river) * 0.4 * cone,
    cone * (crack * 0.95 + river * 0.9) +
      (1 - cone) * halo(u, v, 0, 0.34, 0.24) * 0.8 +
      sparks(u, v, 17, 0.3, 0.12, 8) * 0.9,
  ];
};
