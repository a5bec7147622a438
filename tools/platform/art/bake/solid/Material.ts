import type { Vec3 } from './Sdf.ts';

/** How a surface reflects light. Colours are linear, 0..1; emission may exceed that. */
export type Material = {
  base: Vec3;
  metal: number;
  rough: number;
  /** Clear coat: 0 none, 1 lacquer. */
  coat: number;
  emit: number;
  /** Subsurface light: skin, wax, fruit. */
  soft: number;
  /** For cut stones, which are ray-traced instead of shaded. */
  gem?: boolean;
  pattern?: (x: number, y: number, z: number) => Vec3 | undefined;
};

const linear = (c: number): number => (c / 255) ** 2.2;
/** Parses `#rrggbb` into linear light. */
export const rgb = (hex: string): Vec3 => [
  linear(parseInt(hex.slice(1, 3), 16)),
  linear(parseInt(hex.slice(3, 5), 16)),
  linear(parseInt(hex.slice(5, 7), 16)),
];

const make = (hex: string, rest: Partial<Material>): Material => ({
  base: rgb(hex),
  metal: 0,
  rough: 0.4,
  coat: 0,
  emit: 0,
  soft: 0,
  ...rest,
});

export const metal = (hex: string, rough = 0.18): Material => make(hex, { metal: 1, rough });
export const lacquer = (hex: string): Material => make(hex, { coat: 1, rough: 0.25 });
export const matt = (hex: string): Material => make(hex, { rough: 0.8, coat: 0.12 });
export const flesh = (hex: string, coat = 0.35): Material => make(hex, { rough: 0.5, coat, soft: 0.5 });
export const glow = (hex: string, emit = 1.6): Material => make(hex, { emit, soft: 0.3 });
export const stone = (hex: string): Material => make(hex, { gem: true });
/** The same surface with a varying colour. */
export const patterned = (m: Material, pattern: NonNullable<Material['pattern']>): Material => ({
  ...m,
  pattern,
});

export const gold = metal('#ffc94a');
export const oldGold = metal('#d99a2b', 0.3);
export const silver = metal('#e8edf5', 0.16);
export const steel = metal('#9fb0c4', 0.28);
export const bronze = metal('#c9793a', 0.3);
export const iron = metal('#5c6675', 0.4);
