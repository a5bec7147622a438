import { mix, noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { halo } from '../brushes.ts';
import { fold } from './fold.ts';

export const palace: Scene = (u, v) => {
  let light = 0.22 + halo(u, v, 0, 0.5, 0.4) * 0.55;
  let accent = halo(u, v, 0, 0.46, 0.24) * 0.4;
  for (let i = 0; i < 4; i++) {
    const w = 0.2 + i * 0.16;
    const shoulder = 0.3 - i * 0.07;
    const d = v > shoulder ? Math.abs(u) - w : Math.hypot(u, (v - shoulder) * 0.8) - w;
    const wall = smooth(0, 0.006, d);
    light = mix(light, 0.36 - i * 0.09 + 0.05 * noise2(u * 9, v * 30, i), wall);
    const trim = Math.exp(-(((d - 0.018) / 0.01) ** 2));
    light += trim * 0.26;
    accent += trim * 0.5;
    const lamp = halo(Math.abs(u), v, w + 0.08, 0.42, 0.05);
    accent += lamp * 0.8;
    light += lamp * 0.4;
  }
  const floor = smooth(0.83, 0.835, v);
  const shine = Math.exp(-((u / (0.1 + (v - 0.8) * 1.2)) ** 2));
  return [
    mix(light, 0.13 + shine * 0.5 + 0.08 * fold((u / (v - 0.6)) * 14), floor),
    mix(Math.min(1, accent), shine * 0.3, floor),
  ];
};
