import { rgb } from '../../solid/Material.ts';
import type { Vec3 } from '../../solid/Sdf.ts';

const ink = rgb('#1a0d0a');
const pale = rgb('#fff3de');

/** The distance of (x, y) from a stripe that follows the head's curve and tapers at its ends. */
const stripe = (
  x: number,
  y: number,
  y0: number,
  lean: number,
  from: number,
  to: number,
  thick: number,
): number => {
  const t = (x - from) / (to - from);
  if (t < 0 || t > 1) return 1;
  const line = y0 + lean * (x - from);
  return Math.abs(y - line) - thick * Math.sin(Math.PI * t) ** 0.6;
};

/** The coat of a tiger's head around the origin; undefined where the base colour is visible. */
export const tigerStripes = (x0: number, y: number, z: number): Vec3 | undefined => {
  const x = Math.abs(x0);
  const marks = Math.min(
    stripe(x, y, 0.36, 0.5, 0.02, 0.2, 0.032),
    stripe(x, y, 0.44, 0.4, 0.05, 0.3, 0.035),
    stripe(x, y, 0.53, 0.2, 0.0, 0.24, 0.032),
    stripe(x, y, 0.22, 1.1, 0.34, 0.5, 0.041),
    stripe(x, y, 0.02, 0.35, 0.4, 0.72, 0.046),
    stripe(x, y, -0.13, 0.12, 0.42, 0.8, 0.049),
    stripe(x, y, -0.28, -0.12, 0.38, 0.76, 0.046),
    stripe(x, y, -0.42, -0.34, 0.32, 0.64, 0.041),
    Math.max(x - 0.034, Math.abs(y - 0.5) - 0.16),
  );
  if (marks < 0 && z > -0.35) return ink;
  if (y < -0.16 && x > 0.12 && x + y * 0.3 < 0.42) return pale;
  return Math.hypot(x - 0.22, y - 0.22) < 0.12 && y > 0.2 ? pale : undefined;
};
