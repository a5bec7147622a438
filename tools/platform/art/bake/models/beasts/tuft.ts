import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { tube } from '../../solid/primitives.ts';

export const tuft = (from: Vec3, mid: Vec3, to: Vec3, r: number): Sdf =>
  tube([from, mid, to], r, r * 0.12, 3);
