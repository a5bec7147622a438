import { matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Vec3 } from '../../solid/Sdf.ts';
import { tube } from '../../solid/primitives.ts';

export const stem = (points: readonly Vec3[], thick = 0.05): Part =>
  part(matt('#6a8a2c'), tube(points, thick, thick * 0.8));
