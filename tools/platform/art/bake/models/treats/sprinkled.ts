import { rgb } from '../../solid/Material.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { hash } from '../../solid/noise.ts';

const sprinkles = ['#ffe14d', '#3df0d0', '#ffffff', '#4a8aff', '#ff5ab0'].map(rgb);

export const sprinkled = (x: number, y: number, z: number): Vec3 | undefined => {
  const f = 7;
  const [i, j, k] = [Math.floor(x * f), Math.floor(y * f), Math.floor(z * f)];
  const a = hash(i, j, k) * 6;
  const [u, v, w] = [x * f - i - 0.5, y * f - j - 0.5, z * f - k - 0.5];
  const along = u * Math.cos(a) + v * Math.sin(a);
  const off = Math.hypot(u - along * Math.cos(a), v - along * Math.sin(a));
  return hash(i, j, k + 3) > 0.35 && Math.abs(along) < 0.34 && off < 0.12 && Math.abs(w) < 0.5
    ? sprinkles[Math.floor(hash(j, k, i) * 5)]
    : undefined;
};
