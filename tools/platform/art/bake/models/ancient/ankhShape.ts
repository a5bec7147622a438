import type { Sdf2 } from '../../solid/Sdf.ts';
import { slab } from '../../solid/flatShapes.ts';

export const ankhShape: Sdf2 = (x, y) =>
  Math.min(
    Math.abs(Math.hypot(x * 1.15, (y - 0.48) * (y < 0.48 ? 0.75 : 1)) - 0.34) - 0.11,
    slab(0.12, 0.56, 0.03)(x, y + 0.46),
    slab(0.52, 0.11, 0.03)(x, y + 0.1),
  );
