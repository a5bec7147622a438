import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { tube } from '../../solid/primitives.ts';

export const horn = (a: Vec3, b: Vec3, c: Vec3, d: Vec3, r: number): Sdf => tube([a, b, c, d], r, 0.01, 5);
