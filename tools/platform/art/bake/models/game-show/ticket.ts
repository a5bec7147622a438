import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { slab, star } from '../../solid/flatShapes.ts';
import { grow2, move } from '../../solid/operators.ts';
import { extrude, inflate } from '../../solid/primitives.ts';

const ticketShape = (x: number, y: number): number =>
  Math.max(slab(0.92, 0.5, 0.06)(x, y), -(Math.hypot(Math.abs(x) - 0.92, y) - 0.14));

export const ticket: Part[] = [
  part(
    patterned(lacquer('#ffc42a'), (x, y) =>
      Math.abs(x - 0.5) < 0.012 && Math.abs(((y * 10 + 9) % 1) - 0.5) < 0.3
        ? rgb('#a8560a')
        : Math.abs(slab(0.8, 0.4, 0.04)(x, y)) < 0.02
          ? rgb('#a8560a')
          : undefined,
    ),
    extrude(ticketShape, 0.05, 0.02),
  ),
  part(lacquer('#d8182a'), move(inflate(grow2(star(5, 1, 0.45), 0.3), 0.06, 0.08), -0.2, 0, 0.04)),
];
