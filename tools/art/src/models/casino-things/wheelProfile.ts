import type { Sdf2 } from '../../solid/Sdf.ts';

export const wheelProfile: Sdf2 = (r, y) => {
  const bowl = Math.max(
    r - 1.08,
    y - (r > 0.86 ? 0.16 : r > 0.5 ? -0.02 + (r - 0.5) * 0.14 : 0.02 + (0.5 - r) * 0.35),
    -y - 0.3,
  );
  return bowl * 0.7;
};
