import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { tube } from '../../solid/primitives.ts';

export const flame = (from: Vec3, mid: Vec3, to: Vec3, r: number): Sdf => tube([from, mid, to], r, 0.01, 5);
