import { boundOf } from './boundOf.ts';
import type { Bound } from './boundOf.ts';
import type { Part } from './Model.ts';

/** All parts of a model as one distance field that also says which part is nearest. */
export type Field = { near: (x: number, y: number, z: number) => number; nearest: () => Part; bound: Bound };

const around = (bounds: readonly Bound[]): Bound => {
  const mid = [0, 1, 2].map((a) => {
    const low = Math.min(...bounds.map((b) => (b[a] as number) - b[3]));
    const high = Math.max(...bounds.map((b) => (b[a] as number) + b[3]));
    return (low + high) / 2;
  }) as [number, number, number];
  const r = Math.max(...bounds.map((b) => Math.hypot(b[0] - mid[0], b[1] - mid[1], b[2] - mid[2]) + b[3]));
  return [...mid, r];
};

export const fieldOf = (parts: readonly Part[]): Field => {
  const bounds = parts.map((p) => boundOf(p.sdf));
  const flat = Float64Array.from(bounds.flat());
  const sdfs = parts.map((p) => p.sdf);
  let hit = 0;
  const near = (x: number, y: number, z: number): number => {
    let best = 1e9;
    for (let i = 0; i < sdfs.length; i++) {
      const j = i * 4;
      const dx = x - (flat[j] as number);
      const dy = y - (flat[j + 1] as number);
      const dz = z - (flat[j + 2] as number);
      const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) - (flat[j + 3] as number);
      if (apart > best) continue;
      const d =
        apart > 0.3 ? apart + 0.05 : (sdfs[i] as (a: number, b: number, c: number) => number)(x, y, z);
      if (d < best) {
        best = d;
        hit = i;
      }
    }
    return best;
  };
  return { near, nearest: () => parts[hit] as Part, bound: around(bounds) };
};
