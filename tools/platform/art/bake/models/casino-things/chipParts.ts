import { gold, lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf, Sdf2, Vec3 } from '../../solid/Sdf.ts';
import { disc } from '../../solid/flatShapes.ts';
import { cut, grow2, move } from '../../solid/operators.ts';
import { extrude, inflate, torus } from '../../solid/primitives.ts';

export const chipParts = (
  hex: string,
  mark: Sdf2,
  place: (s: Sdf) => Sdf = (s) => s,
  at: Vec3 = [0, 0, 0],
): Part[] => {
  const stripe = rgb('#fff6e4');
  const base = rgb(hex);
  const body = patterned(lacquer(hex), (x, y) => {
    const [u, v] = [x - at[0], y - at[1]];
    const r = Math.hypot(u, v);
    const turn = ((Math.atan2(u, v) / Math.PI) * 4 + 8) % 1;
    return r > 0.68 && turn > 0.3 && turn < 0.72 ? stripe : base;
  });
  return [
    part(
      body,
      place(cut(extrude(disc(0.96), 0.13, 0.05), move(extrude(disc(0.63), 0.06, 0.01), 0, 0, 0.13))),
    ),
    part(gold, place(move(torus(0.62, 0.035), 0, 0, 0.12))),
    part(gold, place(move(inflate(grow2(mark, 0.42), 0.12, 0.12), 0, 0, 0.06))),
  ];
};
