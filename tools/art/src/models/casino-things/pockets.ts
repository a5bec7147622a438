import { rgb } from '../../solid/Material.ts';
import type { Vec3 } from '../../solid/Sdf.ts';

export const pockets = (x: number, _y: number, z: number): Vec3 => {
  const r = Math.hypot(x, z);
  const turn = Math.atan2(x, z) / (2 * Math.PI) + 0.5;
  const slot = Math.floor(turn * 37);
  if (r > 0.5 && r < 0.86) return slot === 0 ? rgb('#0f9b47') : slot % 2 ? rgb('#c4122b') : rgb('#15151c');
  return r <= 0.5 ? rgb(Math.floor(turn * 8) % 2 ? '#6d2f14' : '#8a3f1a') : rgb('#571f0c');
};
