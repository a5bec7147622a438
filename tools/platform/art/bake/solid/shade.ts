import { environment, jewelLight, seen } from './environment.ts';
import type { Field } from './Field.ts';
import type { Part } from './Model.ts';
import type { Vec3 } from './Sdf.ts';
import { traceGem } from './traceGem.ts';
import type { View } from './View.ts';

const KEY: Vec3 = [-0.5, 0.68, 0.53];
const BACK: Vec3 = [0.72, 0.28, -0.63];

const shadow = (field: Field, x: number, y: number, z: number, l: Vec3): number => {
  let lit = 1;
  let t = 0.05;
  for (let i = 0; i < 14 && t < 1.6; i++) {
    const d = field.near(x + l[0] * t, y + l[1] * t, z + l[2] * t);
    lit = Math.min(lit, (7 * d) / t);
    if (lit < 0.02) return 0;
    t += Math.max(0.035, d);
  }
  return Math.max(0, Math.min(1, lit));
};

const openness = (field: Field, x: number, y: number, z: number, n: Vec3): number => {
  let closed = 0;
  for (let i = 1; i <= 3; i++) {
    const h = 0.065 * i;
    closed += (h - field.near(x + n[0] * h, y + n[1] * h, z + n[2] * h)) / i;
  }
  return Math.max(0.12, 1 - closed * 4.2);
};

type Hit = { x: number; y: number; z: number; d: Vec3; n: Vec3; part: Part };

const shadeGem = (hit: Hit, view: View): Vec3 => {
  const look = (x: number, y: number, z: number, inside: boolean): void => {
    const v = view.toView(x, y, z);
    if (inside) jewelLight(v[0], v[1], v[2]);
    else environment(v[0], v[1], v[2], 0);
  };
  return traceGem(
    { x: hit.x, y: hit.y, z: hit.z, dx: hit.d[0], dy: hit.d[1], dz: hit.d[2] },
    hit.part.facets ?? [],
    hit.n,
    hit.part.material.base,
    look,
    hit.part.size,
  );
};

const shadeSolid = (hit: Hit, view: View, field: Field): Vec3 => {
  const m = hit.part.material;
  const base = m.pattern?.(hit.x, hit.y, hit.z) ?? m.base;
  const n = view.toView(hit.n[0], hit.n[1], hit.n[2]);
  const d = view.toView(hit.d[0], hit.d[1], hit.d[2]);
  const facing = Math.max(0, -(n[0] * d[0] + n[1] * d[1] + n[2] * d[2]));
  const open = openness(field, hit.x, hit.y, hit.z, hit.n);
  const side = n[0] * KEY[0] + n[1] * KEY[1] + n[2] * KEY[2];
  const lit = side > -0.2 ? shadow(field, hit.x, hit.y, hit.z, view.toModel(KEY)) : 0;
  const wrapped = Math.max(0, (side + m.soft * 0.6) / (1 + m.soft * 0.6));
  const rim = (1 - facing) ** 3 * Math.max(0, n[0] * BACK[0] + n[1] * BACK[1] + n[2] * BACK[2] + 0.35);
  const bend = 2 * (n[0] * d[0] + n[1] * d[1] + n[2] * d[2]);
  environment(
    d[0] - bend * n[0],
    d[1] - bend * n[1],
    d[2] - bend * n[2],
    m.metal > 0 ? m.rough : m.rough * 0.5,
  );
  const fresnel = (1 - facing) ** 5;
  const gloss = m.metal > 0 ? 1 : m.coat * (0.06 + 0.75 * fresnel);
  const mirror = gloss * (0.35 + 0.65 * open) * (0.55 + 0.45 * lit);
  const sky = 0.24 + 0.2 * n[1];
  const out: [number, number, number] = [0, 0, 0];
  for (const c of [0, 1, 2] as const) {
    const bounce = Math.max(0, -n[1]) * (c === 0 ? 0.26 : c === 1 ? 0.16 : 0.1);
    const diffuse = base[c] * (wrapped * (0.25 + 0.75 * lit) * 2.05 + (sky + bounce) * open + m.emit);
    const tint = m.metal > 0 ? base[c] + (1 - base[c]) * fresnel : 1;
    const seep = m.soft * base[c] * 0.22 * (1 - facing);
    const cool = c === 2 ? 1.35 : c === 1 ? 1.05 : 0.85;
    out[c] =
      diffuse * (1 - m.metal * 0.86) +
      seep +
      (seen[c] as number) * tint * mirror +
      rim * cool * (0.55 + base[c]) * (m.emit > 0 ? 0 : 1.3);
  }
  return out;
};

/** The light leaving a point towards the viewer, linear. */
export const shade = (hit: Hit, view: View, field: Field): Vec3 =>
  hit.part.material.gem ? shadeGem(hit, view) : shadeSolid(hit, view, field);
