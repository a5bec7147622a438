import type { Sdf2 } from '../../solid/Sdf.ts';
import { slab } from '../../solid/flatShapes.ts';
import { shift2 } from '../../solid/operators.ts';

export const sevenShape: Sdf2 = (() => {
  const top = shift2(slab(0.62, 0.2, 0.05), 0, 0.66);
  const leg: Sdf2 = (x, y) => {
    const bend = 0.28 - 0.5 * (0.66 - y) * 0.62 - 0.12 * (y + 0.2) * (y + 0.2);
    return Math.max(Math.abs(x - bend) * 0.86 - 0.22 - (0.6 - y) * 0.03, y - 0.7, -y - 0.92);
  };
  const serif = shift2(slab(0.15, 0.3, 0.04), -0.47, 0.52);
  return (x, y) => Math.min(top(x, y), leg(x, y), serif(x, y));
})();
