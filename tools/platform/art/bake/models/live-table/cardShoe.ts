import { gold, lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { diamond, polygon } from '../../solid/flatShapes.ts';
import { grow2, move, spinX, spinY, within } from '../../solid/operators.ts';
import { box, extrude } from '../../solid/primitives.ts';
import type { Sdf } from '../../solid/Sdf.ts';

/** Built in side view with the mouth to the right (x), then turned so that the mouth faces the viewer. */
const side = polygon([
  [-0.95, -0.42],
  [0.9, -0.42],
  [0.62, 0.1],
  [0.5, 0.22],
  [-0.8, 0.5],
  [-0.95, 0.44],
]);
const inner = polygon([
  [-0.9, -0.3],
  [0.84, -0.36],
  [0.58, 0.14],
  [-0.78, 0.43],
]);
const turn = (s: Sdf): Sdf => spinY(s, -Math.PI / 2);

const deck = within(extrude(inner, 0.42, 0.02), (x, y) => x + y * 0.52 - 0.71);
const card = move(spinX(box(0.4, 0.012, 0.56, 0.01), 0.12), 0, -0.42, 1.02);

/** A card shoe of dark lacquer with brass fittings, and a card half drawn. */
export const cardShoe: readonly Part[] = [
  part(lacquer('#3a0a12'), turn(move(extrude(side, 0.05, 0.03), 0, 0, 0.47))),
  part(lacquer('#3a0a12'), turn(move(extrude(side, 0.05, 0.03), 0, 0, -0.47))),
  part(lacquer('#26060c'), move(box(0.5, 0.05, 0.97, 0.03), 0, -0.43, -0.02)),
  part(lacquer('#3a0a12'), move(box(0.5, 0.46, 0.05, 0.03), 0, 0, -0.93)),
  part(
    patterned(matt('#fbf4e2'), (x, y, z) => {
      const leaf = Math.abs(((y * 0.5 + z) * 34) % 1) < 0.24;
      return leaf ? rgb('#cfc2a4') : x > 9 ? undefined : rgb('#fffaf0');
    }),
    turn(deck),
  ),
  part(
    patterned(lacquer('#a80f28'), (x, _y, z) => {
      const [u, v] = [x, z - 1.02];
      const edge = Math.max(Math.abs(u) - 0.34, Math.abs(v) - 0.5);
      if (edge > 0) return rgb('#fffaf0');
      const line = (t: number): boolean => Math.abs(t - Math.round(t)) < 0.07;
      const lattice = line((u + v) * 8) || line((u - v) * 8);
      return grow2(diamond, 0.14)(u, v) < 0 ? rgb('#ffd24a') : lattice ? rgb('#d8485c') : undefined;
    }),
    card,
  ),
  part(
    gold,
    turn((x, y, z) =>
      Math.max(Math.abs(extrude(side, 0.53, 0.03)(x, y, z)) - 0.012, Math.abs(Math.abs(z) - 0.5) - 0.012),
    ),
  ),
  part(gold, move(box(0.52, 0.045, 0.045, 0.03), 0, 0.12, 0.6)),
];
