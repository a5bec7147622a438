import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf, Sdf2 } from '../../solid/Sdf.ts';
import { club, diamond, heart, slab, spade } from '../../solid/flatShapes.ts';
import { grow2, move, spinZ } from '../../solid/operators.ts';
import { extrude } from '../../solid/primitives.ts';

const ink = rgb('#16161d');

const blood = rgb('#d4142e');

const ivory = rgb('#fdf8ee');

const card = (
  suit: Sdf2,
  red: boolean,
  place: (s: Sdf) => Sdf,
  unplace: (x: number, y: number) => readonly [number, number],
): Part =>
  part(
    patterned(lacquer('#fdf8ee'), (x, y, z) => {
      const [u, v] = unplace(x, y);
      if (z < -0.6) return undefined;
      const mark = Math.min(
        grow2(suit, 0.3)(u, v),
        grow2(suit, 0.1)(u + 0.38, v - 0.55),
        grow2(suit, 0.1)(-u + 0.38, -v - 0.55),
      );
      if (mark < 0) return red ? blood : ink;
      const edge = slab(0.52, 0.76, 0.06)(u, v);
      return edge > -0.035 && edge < -0.02 ? rgb('#c9a24a') : ivory;
    }),
    place(extrude(slab(0.52, 0.76, 0.09), 0.03, 0.015)),
  );

export const fan = (): Part[] =>
  (
    [
      [club, false, 0.42],
      [heart, true, 0.14],
      [diamond, true, -0.14],
      [spade, false, -0.42],
    ] as const
  ).map(([suit, red, angle], i) => {
    const [px, py, dz] = [0, -1.15, i * 0.075];
    const place = (s: Sdf): Sdf => move(spinZ(move(s, 0, 1.3), angle), px, py, dz);
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    return card(suit, red, place, (x, y) => [c * (x - px) + n * (y - py), c * (y - py) - n * (x - px) - 1.3]);
  });
