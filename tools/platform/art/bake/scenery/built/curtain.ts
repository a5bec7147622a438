import { mix, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { below, halo, sparks } from '../brushes.ts';
import { fold } from './fold.ts';

export const curtain: Scene = (u, v, half) => {
  const part = Math.abs(u) / half;
  const swag = 0.16 + 0.05 * Math.abs(Math.sin(u * 5.2));
  const x = u * 21 + Math.sin(v * 4 + u * 6) * 0.7 * part;
  const folds = fold(x + 1.4 * Math.sin(x * 0.43)) ** 1.5;
  const spot = halo(u, v, 0, 0.4, 0.44);
  let light = 0.07 + folds * (0.2 + 0.34 * spot) + spot * 0.2;
  const valance = below(swag, v, 0.006);
  light = mix(light, 0.1 + 0.3 * fold(Math.abs(Math.sin(u * 2.6)) * 22 + v * 30), valance);
  const fringe = Math.abs(v - swag) < 0.012 ? 1 : 0;
  const floor = smooth(0.86, 0.87, v);
  light = mix(light, 0.18 + 0.42 * Math.exp(-((u / 0.4) ** 2)), floor);
  return [light + fringe * 0.3, fringe * 0.55 + spot * 0.16 + sparks(u, v, 12, 0.22, 0.12) * 0.5];
};
