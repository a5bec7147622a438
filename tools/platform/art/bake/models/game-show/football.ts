import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { sphere } from '../../solid/primitives.ts';

const golden = (1 + Math.sqrt(5)) / 2;

const spots: Vec3[] = [-1, 1]
  .flatMap((a) =>
    [-1, 1].flatMap((b): Vec3[] => [
      [0, a, b * golden],
      [a, b * golden, 0],
      [b * golden, 0, a],
    ]),
  )
  .map((v) => {
    const l = Math.hypot(...v);
    return [v[0] / l, v[1] / l, v[2] / l];
  });

export const football: Part[] = [
  part(
    patterned(lacquer('#fbfbfd'), (x, y, z) => {
      const l = Math.hypot(x, y, z);
      const dots = spots.map((s) => (s[0] * x + s[1] * y + s[2] * z) / l).sort((p, q) => q - p);
      const [a = 0, b = 0, c = 0] = dots;
      return a > 0.93
        ? rgb('#16161f')
        : Math.abs(b - c) < 0.012 && a < 0.96 && b > 0.2
          ? rgb('#8a8fa0')
          : undefined;
    }),
    sphere(0.88),
  ),
];
