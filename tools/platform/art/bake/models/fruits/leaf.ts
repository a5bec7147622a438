import { corners } from '../path.ts';
import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { blob } from '../../solid/flatShapes.ts';
import { move, spinZ, stretch } from '../../solid/operators.ts';
import { inflate } from '../../solid/primitives.ts';

const leafShape = blob(corners('0 0, 0.3 0.2, 0.62 0.16, 0.95 0.02, 0.6 -0.18, 0.28 -0.16'));

export const leaf = (x: number, y: number, z: number, angle: number, size: number, hex = '#2fa832'): Part =>
  part(
    patterned(lacquer(hex), (px, py) => {
      const c = Math.cos(angle);
      const n = Math.sin(angle);
      const v = (c * (py - y) - n * (px - x)) / size;
      const u = (c * (px - x) + n * (py - y)) / size;
      return Math.abs(v) < 0.014 || Math.abs(((u - Math.abs(v) * 0.8) * 7) % 1) < 0.09
        ? rgb('#8fdc55')
        : undefined;
    }),
    move(spinZ(stretch(inflate(leafShape, 0.1, 0.22), size, size, size), angle), x, y, z),
  );
