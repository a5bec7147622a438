import { rgb } from '../../solid/Material.ts';
import type { Sdf2, Vec3 } from '../../solid/Sdf.ts';
import { letters } from '../letters.ts';

/** The pockets of a single-zero wheel, clockwise. */
const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const shapes = new Map<number, Sdf2>();
const shapeOf = (n: number): Sdf2 => {
  const known = shapes.get(n) ?? letters('barlow-condensed', String(n), 0.135);
  shapes.set(n, known);
  return known;
};

const colours = { red: rgb('#c50f26'), black: rgb('#101016'), green: rgb('#0d8f43') };
const white = rgb('#ffffff');
const brass = rgb('#e8b64a');
const dim = (c: Vec3, k: number): Vec3 => [c[0] * k, c[1] * k, c[2] * k];

/** The radii between which the numbers are, and the end of the pockets below them. */
export const numberBand = { inner: 0.715, outer: 0.885, floor: 0.54 } as const;

/** The ring of a roulette wheel seen from above: numbers, pockets, frets. Undefined outside the ring. */
export const wheelNumbers = (x: number, z: number): Vec3 | undefined => {
  const r = Math.hypot(x, z);
  const { inner, outer, floor } = numberBand;
  if (r < floor || r > outer) return undefined;
  const step = (2 * Math.PI) / order.length;
  const turn = (Math.atan2(x, -z) / step + order.length) % order.length;
  const slot = Math.floor(turn);
  const off = (turn - slot - 0.5) * step * r;
  if (step * r * 0.5 - Math.abs(off) < 0.0055 || Math.abs(r - inner) < 0.007) return brass;
  const ground = slot === 0 ? colours.green : slot % 2 ? colours.red : colours.black;
  if (r < inner) return dim(ground, 0.55);
  const number = order[slot] ?? 0;
  return shapeOf(number)(off, r - (inner + outer) / 2) < 0 ? white : ground;
};
