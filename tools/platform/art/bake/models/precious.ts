import type { Model } from '../solid/Model.ts';
import { gem } from '../solid/gemCuts.ts';
import { tilt } from './precious/tilt.ts';

export const precious: Record<string, Model> = {
  ruby: { parts: [gem('brilliant', '#ff1238')], ...tilt, roll: 0.12 },
  emerald: { parts: [gem('step', '#10d66a')], ...tilt, roll: -0.16, zoom: 0.98 },
  sapphire: { parts: [gem('hexagon', '#1f6bff')], ...tilt, roll: 0.2, zoom: 1.1 },
  amethyst: { parts: [gem('brilliant', '#b43bff', 1, [0, 0, 0], [0.72, 1, 0.72])], ...tilt, roll: 0.2 },
  topaz: { parts: [gem('trillion', '#ff9a1c', 1.15, [0, -0.05, 0])], yaw: -0.3, pitch: 0.35 },
  brilliant: { parts: [gem('diamond', '#d8f1ff', 1.25, [0, 0.1, 0])], pitch: 0.34, yaw: 0.25, zoom: 0.85 },
  aqua: {
    parts: [gem('diamond', '#18e0e6', 1.25, [0, 0.1, 0])],
    pitch: 0.34,
    yaw: 0.1,
    roll: -0.2,
    zoom: 0.85,
  },
};
