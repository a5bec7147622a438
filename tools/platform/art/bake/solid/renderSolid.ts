import { fieldOf } from './Field.ts';
import type { Field } from './Field.ts';
import type { Model } from './Model.ts';
import type { Vec3 } from './Sdf.ts';
import { shade } from './shade.ts';
import { viewOf } from './View.ts';

const STEPS = 96;
const FAR = 7;
/** The camera's distance; a shorter one would look like a toy held to the nose. */
const EYE = 5.2;

const tone = (v: number): number => {
  const c = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  return Math.round(255 * Math.min(1, Math.max(0, c)) ** (1 / 2.2));
};

const slope = (f: Field, x: number, y: number, z: number): Vec3 => {
  const e = 0.0022;
  const a = f.near(x + e, y - e, z - e);
  const b = f.near(x - e, y - e, z + e);
  const c = f.near(x - e, y + e, z - e);
  const d = f.near(x + e, y + e, z + e);
  const v = [a - b - c + d, -a - b + c + d, -a + b - c + d] as const;
  const l = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};

/** Where the ray hits the field, or undefined. */
const march = (f: Field, o: Vec3, d: Vec3): number | undefined => {
  const [bx, by, bz, r] = f.bound;
  const ox = o[0] - bx;
  const oy = o[1] - by;
  const oz = o[2] - bz;
  const along = ox * d[0] + oy * d[1] + oz * d[2];
  const inside = along * along - (ox * ox + oy * oy + oz * oz - r * r);
  if (inside < 0) return undefined;
  let t = Math.max(0, -along - Math.sqrt(inside));
  const end = Math.min(FAR, -along + Math.sqrt(inside));
  for (let i = 0; i < STEPS && t < end; i++) {
    const s = f.near(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
    if (s < 0.0012) return t;
    t += s * 0.92;
  }
  return undefined;
};

type Shot = (u: number, v: number, out: Uint8ClampedArray, at: number) => void;

/** A camera on a model: writes the colour at u, v (each -1..1) into four bytes. */
const cameraOn = (model: Model): Shot => {
  const field = fieldOf(model.parts);
  const view = viewOf(model);
  const half = 1.14 / (model.zoom ?? 1);
  const eye = view.toModel([0, 0, EYE]);
  return (u, v, out, at) => {
    const raw = view.toModel([u * half, v * half, -EYE]);
    const l = Math.hypot(raw[0], raw[1], raw[2]);
    const d: Vec3 = [raw[0] / l, raw[1] / l, raw[2] / l];
    const t = march(field, eye, d);
    out[at + 3] = t === undefined ? 0 : 255;
    if (t === undefined) return;
    const [x, y, z] = [eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t];
    const n = slope(field, x, y, z);
    field.near(x, y, z);
    const c = shade({ x, y, z, d, n, part: field.nearest() }, view, field);
    out[at] = tone(c[0]);
    out[at + 1] = tone(c[1]);
    out[at + 2] = tone(c[2]);
  };
};

/** A pixel that differs from a neighbour by more than this (0..255) is anti-aliased. */
const ROUGH = 22;

const isEdge = (p: Uint8ClampedArray, size: number, i: number, j: number): boolean => {
  const at = (j * size + i) * 4;
  const differs = (other: number): boolean =>
    [0, 1, 2, 3].some((c) => Math.abs((p[at + c] ?? 0) - (p[other + c] ?? 0)) > ROUGH);
  return (
    (i + 1 < size && differs(at + 4)) ||
    (j + 1 < size && differs(at + size * 4)) ||
    (i > 0 && differs(at - 4)) ||
    (j > 0 && differs(at - size * 4))
  );
};

const GRID = [-0.375, -0.125, 0.125, 0.375] as const;
/** Four samples, each in its own row and column of the pixel. */
const SAMPLES = [
  [0, 1],
  [1, 3],
  [2, 0],
  [3, 2],
] as const;

/** Renders a model: `size` x `size` straight-alpha RGBA bytes, anti-aliased. */
export const renderSolid = (model: Model, size: number): Buffer => {
  const shoot = cameraOn(model);
  const first = new Uint8ClampedArray(size * size * 4);
  const at = (k: number): number => ((k + 0.5) / size) * 2 - 1;
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) shoot(at(i), -at(j), first, (j * size + i) * 4);
  const out = Buffer.from(first);
  const sample = new Uint8ClampedArray(4);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      if (!isEdge(first, size, i, j)) continue;
      const sum = [0, 0, 0, 0];
      for (const [a, b] of SAMPLES) {
        shoot(at(i + (GRID[a] ?? 0)), -at(j + (GRID[b] ?? 0)), sample, 0);
        const alpha = (sample[3] ?? 0) / 255;
        for (const c of [0, 1, 2]) sum[c] = (sum[c] ?? 0) + (sample[c] ?? 0) * alpha;
        sum[3] = (sum[3] ?? 0) + alpha;
      }
      const alpha = sum[3] ?? 0;
      for (const c of [0, 1, 2])
        out[(j * size + i) * 4 + c] = alpha > 0 ? Math.round((sum[c] ?? 0) / alpha) : 0;
      out[(j * size + i) * 4 + 3] = Math.round((alpha / SAMPLES.length) * 255);
    }
  }
  return out;
};
