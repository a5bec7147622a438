import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { grow2, join, move } from '../../solid/operators.ts';
import { lathe } from '../../solid/primitives.ts';
import { spade } from '../../solid/flatShapes.ts';

const THICK = 0.115;
const ivory = rgb('#fff6e4');
const brass = rgb('#e2b04a');

/** A pile of chips, each slightly offset from the one below. */
const pile = (hex: string, n: number, x0: number, z0: number): Part => {
  const at = (i: number): readonly [number, number] => [
    x0 + Math.sin(i * 2.4 + x0) * 0.018,
    z0 + Math.cos(i * 1.7 + z0) * 0.018,
  ];
  const chip = lathe((r, y) => {
    const [dx, dy] = [r - 0.4, Math.abs(y) - THICK * 0.47];
    return (
      Math.hypot(Math.max(dx + 0.02, 0), Math.max(dy + 0.02, 0)) + Math.min(Math.max(dx, dy) + 0.02, 0) - 0.02
    );
  });
  const base = rgb(hex);
  return part(
    patterned(lacquer(hex), (x, y, z) => {
      const i = Math.min(n - 1, Math.max(0, Math.round((y + 0.7) / THICK)));
      const [cx, cz] = at(i);
      const [u, w] = [x - cx, z - cz];
      const r = Math.hypot(u, w);
      const turn = (Math.atan2(u, w) / (2 * Math.PI) + 1 + i * 0.13) * 8;
      if (r > 0.31) return turn % 1 < 0.34 ? ivory : base;
      if (r > 0.285) return brass;
      return grow2(spade, 0.16)(u, -w) < 0 ? ivory : base;
    }),
    join(...Array.from({ length: n }, (_, i) => move(chip, at(i)[0], -0.7 + i * THICK, at(i)[1]))),
  );
};

/** Three piles of chips on the felt. */
export const chipPiles = (front: string, left: string, back: string): Part[] => [
  pile(left, 6, -0.5, 0.02),
  pile(back, 9, 0.16, -0.36),
  pile(front, 4, 0.34, 0.5),
];
