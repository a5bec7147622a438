import type { Facet, Part } from './Model.ts';
import { stone } from './Material.ts';
import type { Sdf, Vec3 } from './Sdf.ts';

const normal = (x: number, y: number, z: number, d: number): Facet => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l, d / l];
};

/** A ring of n facets, tilted by `tilt` (0 sideways, pi/2 towards the viewer). */
const crown = (n: number, tilt: number, d: number, turn = 0): Facet[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + turn) * 2 * Math.PI) / n;
    return [Math.sin(a) * Math.cos(tilt), Math.cos(a) * Math.cos(tilt), Math.sin(tilt), d] as const;
  });

const table = (d: number): Facet => [0, 0, 1, d];

/** The cuts, all facing the viewer. */
export const gemCuts = {
  brilliant: [
    table(0.36),
    ...crown(8, 0.62, 0.86),
    ...crown(8, 0.95, 0.64, 0.5),
    ...crown(16, 0.38, 0.95, 0.5),
    ...crown(16, 0, 1, 0.5),
    ...crown(8, -0.72, 0.72),
    ...crown(8, -0.85, 0.68, 0.5),
  ],
  step: [
    table(0.4),
    ...[0.55, 0.95].flatMap((t, i) => [
      normal(0, Math.cos(t), Math.sin(t), 0.98 - i * 0.2),
      normal(0, -Math.cos(t), Math.sin(t), 0.98 - i * 0.2),
      normal(Math.cos(t), 0, Math.sin(t), 0.8 - i * 0.14),
      normal(-Math.cos(t), 0, Math.sin(t), 0.8 - i * 0.14),
    ]),
    ...[1, -1].flatMap((sx) =>
      [1, -1].flatMap((sy) => [
        normal(sx, sy, 0, 1.44),
        normal(sx * 0.7, sy * 0.7, 0.66, 1.28),
        normal(sx * 0.7, sy * 0.7, 1.4, 1.26),
        normal(sx, sy, -1.1, 1.3),
      ]),
    ),
    normal(0, 1, 0, 1),
    normal(0, -1, 0, 1),
    normal(1, 0, 0, 0.78),
    normal(-1, 0, 0, 0.78),
    normal(0, 1, -0.9, 0.98),
    normal(0, -1, -0.9, 0.98),
    normal(1, 0, -0.9, 0.8),
    normal(-1, 0, -0.9, 0.8),
  ],
  trillion: [
    table(0.34),
    ...crown(3, 0.5, 0.6),
    ...crown(3, 0.85, 0.52),
    ...crown(6, 0.45, 0.76, 0.5),
    ...crown(3, 0, 0.62),
    ...crown(6, 0.05, 0.84, 0.5),
    ...crown(3, -0.7, 0.55),
    ...crown(6, -0.85, 0.6, 0.5),
  ],
  hexagon: [
    table(0.42),
    ...crown(6, 0.6, 0.84),
    ...crown(6, 1, 0.66, 0.5),
    ...crown(6, 0, 0.88),
    ...crown(6, -0.75, 0.72),
    ...crown(12, 0.3, 0.93, 0.5),
  ],
  diamond: [
    normal(0, 1, 0, 0.5),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) * Math.PI) / 4;
      return normal(Math.sin(a), 0.95, Math.cos(a), 1.12);
    }),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return normal(Math.sin(a), 0.55, Math.cos(a), 1.08);
    }),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) * Math.PI) / 4;
      return normal(Math.sin(a), -0.86, Math.cos(a), 0.9);
    }),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return normal(Math.sin(a), -0.98, Math.cos(a), 0.96);
    }),
  ],
} as const satisfies Record<string, readonly Facet[]>;
export type GemCut = keyof typeof gemCuts;

/** The stone's height divided by its width. */
const squash = (f: Facet, k: Vec3): Facet => normal(f[0] / k[0], f[1] / k[1], f[2] / k[2], f[3]);

/** A cut stone at a position; `size` is its radius, `shape` stretches it (pear, marquise, oval). */
export const gem = (
  cut: GemCut,
  hex: string,
  size = 1,
  at: Vec3 = [0, 0, 0],
  shape: Vec3 = [1, 1, 1],
): Part => {
  const facets = gemCuts[cut].map((f): Facet => {
    const s = squash(f, [shape[0] * size, shape[1] * size, shape[2] * size]);
    return [s[0], s[1], s[2], s[3] + s[0] * at[0] + s[1] * at[1] + s[2] * at[2]];
  });
  const sdf: Sdf = (x, y, z) => {
    let d = -1e9;
    for (const f of facets) d = Math.max(d, f[0] * x + f[1] * y + f[2] * z - f[3]);
    return d;
  };
  return { sdf, material: stone(hex), facets, size };
};
