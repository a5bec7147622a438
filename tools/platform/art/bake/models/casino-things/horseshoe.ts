import type { Sdf2 } from '../../solid/Sdf.ts';

export const horseshoe: Sdf2 = (x, y) => {
  const ring = Math.abs(Math.hypot(x, y < 0 ? 0 : y) - 0);
  const arch = Math.abs(Math.hypot(x * 1.12, Math.max(0, y)) - 0.62) - 0.2;
  const legs = Math.max(
    Math.abs(Math.abs(x) * 1.12 - 0.62 + y * -0.12 * (y < 0 ? 1 : 0)) - 0.19,
    -y - 0.85,
    y,
  );
  return ring > 9 ? ring : Math.min(y >= 0 ? arch : 9, y < 0 ? legs : 9);
};
