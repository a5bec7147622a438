import { corners } from '../path.ts';
import { gold, lacquer, oldGold } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { disc, polygon } from '../../solid/flatShapes.ts';
import { grow, join, move, ringOf, spinZ } from '../../solid/operators.ts';
import { extrude, inflate, sphere, torus } from '../../solid/primitives.ts';
import { face } from './face.ts';

export const sunFace: Part[] = [
  part(
    gold,
    join(
      ringOf(
        move(inflate(polygon(corners('-0.12 0, 0.12 0, 0.02 0.42, -0.02 0.42')), 0.13, 0.14), 0, 0.6),
        12,
      ),
      extrude(disc(0.66), 0.1, 0.05),
      torus(0.64, 0.07),
    ),
  ),
  part(
    lacquer('#d8381a'),
    ringOf(
      spinZ(move(inflate(polygon(corners('-0.1 0, 0.1 0, 0 0.3')), 0.1, 0.1), 0, 0.62), Math.PI / 12),
      12,
    ),
  ),
  part(lacquer('#12a89a'), ringOf(move(sphere(0.06), 0, 0.55, 0.11), 16)),
  ...face(oldGold).map((p) => ({ ...p, sdf: move(grow(p.sdf, 0.92), 0, 0, 0.04) })),
];
