import { corners } from '../path.ts';
import type { Sdf2 } from '../../solid/Sdf.ts';
import { polygon } from '../../solid/flatShapes.ts';

export const eyeShape: Sdf2 = (() => {
  const lid = (x: number, y: number): number =>
    Math.max(Math.hypot(x, y + 0.55) - 0.95, Math.hypot(x, y - 0.75) - 1.05);
  const brow = (x: number, y: number): number =>
    Math.max(Math.abs(Math.hypot(x, y + 0.62) - 1.26) - 0.08, -y + 0.28, Math.abs(x) - 0.85);
  const tear = polygon(corners('-0.2 -0.25, -0.06 -0.25, -0.14 -0.85, -0.3 -0.8'));
  const curl: Sdf2 = (x, y) =>
    Math.max(Math.abs(Math.hypot(x - 0.55, y + 0.5) - 0.26) - 0.07, -(x - 0.36) * 0.5 + y * 0.6 + 0.2);
  return (x, y) =>
    Math.min(Math.abs(lid(x, y)) - 0.065, brow(x, y), Math.hypot(x, y) - 0.2, tear(x, y), curl(x, y));
})();
