import type { Model } from './Model.ts';
import type { Vec3 } from './Sdf.ts';

/** Rotates directions between the model's axes and the viewer's. */
export type View = { toView: (x: number, y: number, z: number) => Vec3; toModel: (v: Vec3) => Vec3 };

export const viewOf = ({ yaw = 0, pitch = 0, roll = 0 }: Model): View => {
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  // Rows of roll * pitch * yaw.
  const x1 = [cy, 0, sy] as const;
  const y1 = [sp * sy, cp, -sp * cy] as const;
  const z1 = [-cp * sy, sp, cp * cy] as const;
  const a: Vec3 = [cr * x1[0] - sr * y1[0], cr * x1[1] - sr * y1[1], cr * x1[2] - sr * y1[2]];
  const b: Vec3 = [sr * x1[0] + cr * y1[0], sr * x1[1] + cr * y1[1], sr * x1[2] + cr * y1[2]];
  const c: Vec3 = z1;
  return {
    toView: (x, y, z) => [
      a[0] * x + a[1] * y + a[2] * z,
      b[0] * x + b[1] * y + b[2] * z,
      c[0] * x + c[1] * y + c[2] * z,
    ],
    toModel: (v) => [
      a[0] * v[0] + b[0] * v[1] + c[0] * v[2],
      a[1] * v[0] + b[1] * v[1] + c[1] * v[2],
      a[2] * v[0] + b[2] * v[1] + c[2] * v[2],
    ],
  };
};
