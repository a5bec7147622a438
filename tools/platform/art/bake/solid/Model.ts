import type { Material } from './Material.ts';
import type { Sdf } from './Sdf.ts';

/** A facet's outward normal and its distance from the origin, as nx, ny, nz, d. */
export type Facet = readonly [number, number, number, number];

export type Part = {
  sdf: Sdf;
  material: Material;
  facets?: readonly Facet[];
  /** A stone's radius, which determines how deep its colour is. */
  size?: number;
};

/** An object to render: parts, rotation (radians) and size in the frame. */
export type Model = { parts: readonly Part[]; yaw?: number; pitch?: number; roll?: number; zoom?: number };

export const part = (material: Material, sdf: Sdf): Part => ({ material, sdf });
