import { lacquer, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { skullParts } from '../rovers/skullParts.ts';

export const sugar: Part[] = skullParts('#fdf6ee', '#3af0ff').map((p, i) =>
  i === 0
    ? part(
        patterned(lacquer('#fdf6ee'), (x, y, z) => {
          if (z < 0.1) return undefined;
          const u = Math.abs(x);
          const eye = Math.hypot(u - 0.22, y - 0.1);
          const a = Math.atan2(y - 0.1, u - 0.22);
          if (eye < 0.24 + 0.035 * Math.cos(a * 9)) return eye < 0.2 ? undefined : rgb('#ff2a8a');
          const f = Math.hypot(x, y - 0.52);
          if (f < 0.16 + 0.05 * Math.cos(Math.atan2(x, y - 0.52) * 6))
            return f < 0.06 ? rgb('#ffd23a') : rgb('#18a8e0');
          if (Math.hypot(u - 0.42, y + 0.14) < 0.075) return rgb('#2ac86a');
          return Math.abs(Math.hypot(u - 0.34, y - 0.46) - 0.1) < 0.025 ? rgb('#ff8a1a') : undefined;
        }),
        p.sdf,
      )
    : p,
);
