import type { Sdf, Sdf2 } from './Sdf.ts';

export const move =
  (s: Sdf, dx: number, dy: number, dz = 0): Sdf =>
  (x, y, z) =>
    s(x - dx, y - dy, z - dz);

export const spinX = (s: Sdf, angle: number): Sdf => {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  return (x, y, z) => s(x, c * y + n * z, c * z - n * y);
};
export const spinY = (s: Sdf, angle: number): Sdf => {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  return (x, y, z) => s(c * x - n * z, y, n * x + c * z);
};
/** Rotates anti-clockwise as seen by the viewer, in radians. */
export const spinZ = (s: Sdf, angle: number): Sdf => {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  return (x, y, z) => s(c * x + n * y, c * y - n * x, z);
};

export const grow =
  (s: Sdf, k: number): Sdf =>
  (x, y, z) =>
    s(x / k, y / k, z / k) * k;

/** Non-uniform scaling; the distance is only a lower bound, which ray marching tolerates. */
export const stretch = (s: Sdf, a: number, b: number, c: number): Sdf => {
  const k = Math.min(a, b, c);
  return (x, y, z) => s(x / a, y / b, z / c) * k;
};

/** Mirrors the shape at +x to -x. */
export const mirror =
  (s: Sdf): Sdf =>
  (x, y, z) =>
    s(Math.abs(x), y, z);

/** n copies around the z axis of the shape at +y. */
export const ringOf = (s: Sdf, n: number): Sdf => {
  const step = (2 * Math.PI) / n;
  return (x, y, z) => {
    const turn = Math.round(Math.atan2(x, y) / step) * step;
    const c = Math.cos(turn);
    const k = Math.sin(turn);
    return s(c * x - k * y, k * x + c * y, z);
  };
};

/** n copies around the y axis of the shape that faces the viewer, at +z. */
export const ringAround = (s: Sdf, n: number): Sdf => {
  const step = (2 * Math.PI) / n;
  return (x, y, z) => {
    const turn = Math.round(Math.atan2(x, z) / step) * step;
    const c = Math.cos(turn);
    const k = Math.sin(turn);
    return s(c * x - k * z, y, k * x + c * z);
  };
};

export const join =
  (...all: Sdf[]): Sdf =>
  (x, y, z) => {
    let d = 1e9;
    for (const s of all) d = Math.min(d, s(x, y, z));
    return d;
  };

/** A union with seams that blend over the distance k. */
export const melt =
  (k: number, ...all: Sdf[]): Sdf =>
  (x, y, z) => {
    let d = 1e9;
    for (const s of all) {
      const e = s(x, y, z);
      const h = Math.max(k - Math.abs(d - e), 0) / k;
      d = Math.min(d, e) - h * h * k * 0.25;
    }
    return d;
  };

export const cut =
  (s: Sdf, away: Sdf, k = 0.02): Sdf =>
  (x, y, z) => {
    const a = s(x, y, z);
    const b = -away(x, y, z);
    const h = Math.max(k - Math.abs(a - b), 0) / k;
    return Math.max(a, b) + h * h * k * 0.25;
  };

export const within =
  (a: Sdf, b: Sdf): Sdf =>
  (x, y, z) =>
    Math.max(a(x, y, z), b(x, y, z));

/** Displaces the surface outwards by f: scales, fur, dents. */
export const displace =
  (s: Sdf, f: (x: number, y: number, z: number) => number): Sdf =>
  (x, y, z) => {
    const d = s(x, y, z);
    return d > 0.25 ? d - 0.1 : (d - f(x, y, z)) * 0.7;
  };

export const shift2 =
  (s: Sdf2, dx: number, dy: number): Sdf2 =>
  (x, y) =>
    s(x - dx, y - dy);
export const grow2 =
  (s: Sdf2, k: number): Sdf2 =>
  (x, y) =>
    s(x / k, y / k) * k;
export const join2 =
  (...all: Sdf2[]): Sdf2 =>
  (x, y) => {
    let d = 1e9;
    for (const s of all) d = Math.min(d, s(x, y));
    return d;
  };
export const mirror2 =
  (s: Sdf2): Sdf2 =>
  (x, y) =>
    s(Math.abs(x), y);
