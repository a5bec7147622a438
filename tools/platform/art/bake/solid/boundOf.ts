import type { Sdf } from './Sdf.ts';

/** A sphere that encloses a shape: x, y, z, radius. */
export type Bound = readonly [number, number, number, number];

const REACH = 1.7;
const CELLS = 22;

/** Finds a shape's extent by sampling it on a coarse lattice; the margin covers what lies between samples. */
export const boundOf = (sdf: Sdf): Bound => {
  const step = (2 * REACH) / CELLS;
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  const note = (axis: number, v: number): void => {
    low[axis] = Math.min(low[axis] as number, v);
    high[axis] = Math.max(high[axis] as number, v);
  };
  for (let i = 0; i <= CELLS; i++)
    for (let j = 0; j <= CELLS; j++)
      for (let k = 0; k <= CELLS; k++) {
        const [x, y, z] = [i * step - REACH, j * step - REACH, k * step - REACH];
        if (sdf(x, y, z) > step) continue;
        note(0, x);
        note(1, y);
        note(2, z);
      }
  const mid = low.map((l, a) => (l + (high[a] as number)) / 2) as [number, number, number];
  const half = low.map((l, a) => ((high[a] as number) - l) / 2) as [number, number, number];
  return [...mid, Math.max(0.05, Math.hypot(...half) * 0.92 + step)];
};
