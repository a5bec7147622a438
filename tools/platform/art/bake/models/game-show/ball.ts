import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import type { Material } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { move } from '../../solid/operators.ts';
import { sphere } from '../../solid/primitives.ts';
import { letters } from '../letters.ts';

const ballMaterial = (hex: string, number: string, at: Vec3, r: number): Material => {
  const shape = letters('titan-one', number, r * 0.72);
  const white = rgb('#fffdf8');
  const ink = rgb('#15121f');
  return patterned(lacquer(hex), (x, y, z) => {
    const [u, v, w] = [x - at[0], y - at[1], z - at[2]];
    const d = Math.hypot(u, v);
    if (w > 0 && d < r * 0.56) return shape(u, v) < 0 ? ink : white;
    return w > 0 && d < r * 0.64 ? (rgb(hex).map((c) => c * 0.4) as unknown as Vec3) : undefined;
  });
};

export const ball = (hex: string, number: string, at: Vec3 = [0, 0, 0], r = 0.86): Part =>
  part(ballMaterial(hex, number, at, r), move(sphere(r), ...at));
