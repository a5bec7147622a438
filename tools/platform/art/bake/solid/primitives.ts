import type { Sdf, Sdf2, Vec3 } from './Sdf.ts';

export const sphere =
  (r: number): Sdf =>
  (x, y, z) =>
    Math.sqrt(x * x + y * y + z * z) - r;

export const ellipsoid = (a: number, b: number, c: number): Sdf => {
  const least = Math.min(a, b, c);
  return (x, y, z) => {
    const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
    const k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
    return k1 < 1e-6 ? -least : (k0 * (k0 - 1)) / k1;
  };
};

export const box =
  (a: number, b: number, c: number, round = 0.04): Sdf =>
  (x, y, z) => {
    const qx = Math.abs(x) - a + round;
    const qy = Math.abs(y) - b + round;
    const qz = Math.abs(z) - c + round;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
  };

/** A limb between two points; its thickness changes from r1 to r2. */
export const capsule = (from: Vec3, to: Vec3, r1: number, r2 = r1): Sdf => {
  const [ax, ay, az] = from;
  const bx = to[0] - ax;
  const by = to[1] - ay;
  const bz = to[2] - az;
  const inverse = 1 / (bx * bx + by * by + bz * bz + 1e-9);
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) * inverse));
    const dx = px - bx * t;
    const dy = py - by * t;
    const dz = pz - bz * t;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (r1 + (r2 - r1) * t);
  };
};

/** A ring in the xy plane. */
export const torus =
  (radius: number, thick: number): Sdf =>
  (x, y, z) => {
    const q = Math.sqrt(x * x + y * y) - radius;
    return Math.sqrt(q * q + z * z) - thick;
  };

/** Revolves a profile (distance from the axis, height) around the y axis. */
export const lathe =
  (profile: Sdf2): Sdf =>
  (x, y, z) =>
    profile(Math.sqrt(x * x + z * z), y);

/** Extrudes a flat shape along z, with rounded edges. */
export const extrude =
  (shape: Sdf2, half: number, round = 0.03): Sdf =>
  (x, y, z) => {
    const dx = shape(x, y) + round;
    const dz = Math.abs(z) - half + round;
    const ox = Math.max(dx, 0);
    const oz = Math.max(dz, 0);
    return Math.sqrt(ox * ox + oz * oz) + Math.min(Math.max(dx, dz), 0) - round;
  };

/** A pillow: a flat shape that gets thicker from the edge inwards, like cast metal or candy. */
export const inflate = (shape: Sdf2, height: number, width: number): Sdf => {
  return (x, y, z) => {
    const d = shape(x, y);
    const inside = Math.min(1, Math.max(0, -d / width));
    const lift = height * Math.sqrt(Math.max(0, 1 - (1 - inside) ** 2));
    const outside = Math.max(d, 0);
    const dz = Math.abs(z) - lift;
    return dz > 0 ? Math.sqrt(outside * outside + dz * dz) * 0.6 : Math.max(d, dz) * 0.6;
  };
};

const spline = (p: readonly Vec3[], i: number, t: number): Vec3 => {
  const get = (k: number): Vec3 => p[Math.min(p.length - 1, Math.max(0, k))] ?? [0, 0, 0];
  const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
  const mix = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [mix(0), mix(1), mix(2)];
};

/** A curved limb through points: horns, tails, stems. Its thickness changes from r1 to r2. */
export const tube = (points: readonly Vec3[], r1: number, r2 = r1, perSpan = 4): Sdf => {
  const total = (points.length - 1) * perSpan;
  const limbs: Sdf[] = [];
  for (let i = 0; i < total; i++) {
    const at = (k: number): Vec3 =>
      spline(
        points,
        Math.min(points.length - 2, Math.floor(k / perSpan)),
        k === total ? 1 : (k % perSpan) / perSpan,
      );
    const thick = (k: number): number => r1 + ((r2 - r1) * k) / total;
    limbs.push(capsule(at(i), at(i + 1), thick(i), thick(i + 1)));
  }
  const k = Math.max(r1, r2) * 0.45;
  return (x, y, z) => {
    let d = 1e9;
    for (const limb of limbs) {
      const e = limb(x, y, z);
      const h = Math.max(k - Math.abs(d - e), 0) / k;
      d = Math.min(d, e) - h * h * k * 0.25;
    }
    return d;
  };
};
