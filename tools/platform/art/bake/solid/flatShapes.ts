import { join2, mirror2, shift2 } from './operators.ts';
import type { Sdf2, Vec2 } from './Sdf.ts';

export const disc =
  (r: number): Sdf2 =>
  (x, y) =>
    Math.sqrt(x * x + y * y) - r;

export const slab =
  (a: number, b: number, round = 0.04): Sdf2 =>
  (x, y) => {
    const qx = Math.abs(x) - a + round;
    const qy = Math.abs(y) - b + round;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - round;
  };

/** Any closed outline; corners in order. */
export const polygon = (corners: readonly Vec2[]): Sdf2 => {
  const n = corners.length;
  const px = Float64Array.from(corners, (c) => c[0]);
  const py = Float64Array.from(corners, (c) => c[1]);
  return (x, y) => {
    let d = 1e9;
    let sign = 1;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const ix = px[i] as number;
      const iy = py[i] as number;
      const ex = (px[j] as number) - ix;
      const ey = (py[j] as number) - iy;
      const wx = x - ix;
      const wy = y - iy;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
      const bx = wx - ex * t;
      const by = wy - ey * t;
      d = Math.min(d, bx * bx + by * by);
      const above = y >= iy;
      const below = y < (py[j] as number);
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    }
    return sign * Math.sqrt(d);
  };
};

export const star = (points: number, outer: number, inner: number): Sdf2 =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner;
      const a = (i * Math.PI) / points;
      return [Math.sin(a) * r, Math.cos(a) * r] as const;
    }),
  );

/** Samples a smooth closed outline through the given points. */
export const blob = (points: readonly Vec2[], per = 5): Sdf2 => {
  const n = points.length;
  const out: Vec2[] = [];
  const at = (i: number): Vec2 => points[(i + n) % n] ?? [0, 0];
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < per; s++) {
      const t = s / per;
      const f = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      out.push([f(0), f(1)]);
    }
  }
  return polygon(out);
};

const heartOutline = Array.from({ length: 40 }, (_, i): Vec2 => {
  const t = (i / 40) * 2 * Math.PI;
  const x = 16 * Math.sin(t) ** 3;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [x / 17, (y + 2.5) / 16];
});
export const heart: Sdf2 = polygon(heartOutline);

const stalk: Sdf2 = polygon([
  [-0.07, -0.1],
  [0.07, -0.1],
  [0.34, -0.92],
  [-0.34, -0.92],
]);
export const spade: Sdf2 = join2(
  shift2((x, y) => heart(x / 0.92, -y / 0.92) * 0.92, 0, 0.1),
  stalk,
);
export const club: Sdf2 = join2(
  shift2(disc(0.4), 0, 0.5),
  mirror2(shift2(disc(0.4), 0.46, -0.18)),
  disc(0.2),
  stalk,
);
export const diamond: Sdf2 = polygon([
  [0, 1],
  [0.72, 0],
  [0, -1],
  [-0.72, 0],
]);
