import { flesh } from '../../solid/Material.ts';
import type { Dealer } from './Dealer.ts';

/** Bare skin is lit from all sides by the studio, so its colour starts darker than it ends. */
export const skinOf = (d: Dealer): ReturnType<typeof flesh> => {
  const m = flesh(d.skin, 0.18);
  return { ...m, soft: 0.3, base: [m.base[0] * 0.74, m.base[1] * 0.7, m.base[2] * 0.7] };
};
