import { lacquer } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf, Vec3 } from '../../solid/Sdf.ts';
import { cut, join, move } from '../../solid/operators.ts';
import { box, sphere } from '../../solid/primitives.ts';

const pipSpots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pipsOn = (n: number, face: (a: number, b: number) => Vec3): Sdf[] =>
  (pipSpots[n] ?? []).map(([a, b]) => move(sphere(0.14), ...face(a * 0.34, b * 0.34)));

export const die = (
  front: number,
  top: number,
  side: number,
  hex: string,
  pip: string,
  place: (s: Sdf) => Sdf,
): Part[] => {
  const pips = join(
    ...pipsOn(front, (a, b) => [a, b, 0.7]),
    ...pipsOn(top, (a, b) => [a, 0.7, b]),
    ...pipsOn(side, (a, b) => [0.7, a, b]),
    ...pipsOn(7 - side, (a, b) => [-0.7, a, b]),
  );
  const cube = box(0.64, 0.64, 0.64, 0.13);
  return [
    part(lacquer(hex), place(cut(cube, pips))),
    part(
      lacquer(pip),
      place((x, y, z) => Math.max(cube(x, y, z) + 0.045, pips(x, y, z) - 0.01)),
    ),
  ];
};
