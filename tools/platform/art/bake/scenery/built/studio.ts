import { noise2, smooth } from '../../solid/noise.ts';
import type { Scene } from '../Scene.ts';
import { bokeh, halo } from '../brushes.ts';

export const studio: Scene = (u, v) => {
  const panel = Math.floor((u + 5) * 5.2);
  const inPanel = ((((u + 5) * 5.2) % 1) + 1) % 1;
  const edge = Math.min(inPanel, 1 - inPanel);
  let light = 0.14 + 0.1 * noise2(panel * 3.1, 1) + 0.14 * edge + halo(u, v, 0, 0.3, 0.5) * 0.22;
  const strip = Math.exp(-((edge / 0.03) ** 2)) * smooth(0.78, 0.6, v);
  const lights = bokeh(u, v, 7, 0.3, 3) * smooth(0.75, 0.2, v);
  light += strip * 0.35 + lights * 0.32;
  return [light, strip * 0.6 + lights * 0.5];
};
