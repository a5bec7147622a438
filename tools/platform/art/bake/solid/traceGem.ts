import { seen } from './environment.ts';
import type { Facet } from './Model.ts';
import type { Vec3 } from './Sdf.ts';

const INDEX = 1.85;
const BOUNCES = 7;

type Ray = { x: number; y: number; z: number; dx: number; dy: number; dz: number };

const exitFacet = (ray: Ray, facets: readonly Facet[]): { t: number; facet: Facet | undefined } => {
  let t = 1e9;
  let facet: Facet | undefined;
  for (const f of facets) {
    const toward = f[0] * ray.dx + f[1] * ray.dy + f[2] * ray.dz;
    if (toward <= 1e-6) continue;
    const s = (f[3] - f[0] * ray.x - f[1] * ray.y - f[2] * ray.z) / toward;
    if (s < t) {
      t = s;
      facet = f;
    }
  }
  return { t: Math.max(0, t), facet };
};

/**
 * Traces a ray through a cut stone: refracted on entry, reflected inside, losing light at each facet and the colours
 * that the stone absorbs. The ray starts on the surface; its direction is that outside the stone.
 */
export const traceGem = (
  ray: Ray,
  facets: readonly Facet[],
  n: Vec3,
  base: Vec3,
  look: (x: number, y: number, z: number, inside: boolean) => void,
  size = 1,
): Vec3 => {
  const eta = 1 / INDEX;
  const cos = -(n[0] * ray.dx + n[1] * ray.dy + n[2] * ray.dz);
  const k = eta * cos - Math.sqrt(Math.max(0, 1 - eta * eta * (1 - cos * cos)));
  const inner: Ray = {
    ...ray,
    dx: eta * ray.dx + k * n[0],
    dy: eta * ray.dy + k * n[1],
    dz: eta * ray.dz + k * n[2],
  };
  let left = 1;
  let way = 0;
  const out: [number, number, number] = [0, 0, 0];
  const gather = (x: number, y: number, z: number, share: number): void => {
    look(x, y, z, true);
    for (const c of [0, 1, 2] as const)
      out[c] += (seen[c] as number) * share * Math.pow(base[c] + 0.015, 0.42 + way * 0.4);
  };
  for (let i = 0; i < BOUNCES; i++) {
    const { t, facet } = exitFacet(inner, facets);
    if (!facet) break;
    way += t / size;
    inner.x += inner.dx * t;
    inner.y += inner.dy * t;
    inner.z += inner.dz * t;
    const c = inner.dx * facet[0] + inner.dy * facet[1] + inner.dz * facet[2];
    const free = 1 - INDEX * INDEX * (1 - c * c);
    if (free > 0) {
      const fresnel = 0.08 + 0.92 * (1 - Math.sqrt(free)) ** 4;
      const g = -INDEX * c + Math.sqrt(free);
      gather(
        INDEX * inner.dx + g * facet[0],
        INDEX * inner.dy + g * facet[1],
        INDEX * inner.dz + g * facet[2],
        left * (1 - fresnel),
      );
      left *= fresnel;
    }
    if (left < 0.03) break;
    inner.dx -= 2 * c * facet[0];
    inner.dy -= 2 * c * facet[1];
    inner.dz -= 2 * c * facet[2];
  }
  gather(inner.dx, inner.dy, inner.dz, left * 0.7);
  const sheen = 0.05 + 0.95 * (1 - cos) ** 5;
  look(ray.dx + 2 * cos * n[0], ray.dy + 2 * cos * n[1], ray.dz + 2 * cos * n[2], false);
  return [0, 1, 2].map(
    (c) => (out[c] as number) * 1.5 + (seen[c] as number) * sheen * 0.8 + (base[c] as number) * 0.07,
  ) as unknown as Vec3;
};
