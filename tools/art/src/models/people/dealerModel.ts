import type { Model, Part } from '../../solid/Model.ts';
import { move } from '../../solid/operators.ts';
import type { Dealer } from './Dealer.ts';
import { card } from './card.ts';
import { gown } from './gown.ts';
import { head } from './head.ts';
import { uniform } from './uniform.ts';

const shifted = (p: Part): Part => ({
  ...p,
  sdf: move(p.sdf, 0, 0.06),
  material: p.material.pattern
    ? { ...p.material, pattern: (x, y, z) => p.material.pattern?.(x, y - 0.06, z) }
    : p.material,
});

export const dealerModel = (d: Dealer): Model => ({
  parts: [
    ...head(d),
    ...(d.suit ? uniform(d) : gown(d)),
    card(0.28, -0.25, true),
    card(0.42, -0.5, false),
  ].map((p) => shifted(p)),
  yaw: 0.24,
  pitch: 0.02,
  zoom: 1.02,
});
