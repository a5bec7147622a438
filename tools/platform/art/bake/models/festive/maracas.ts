import { lacquer, matt, patterned, rgb } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import type { Sdf } from '../../solid/Sdf.ts';
import { move, spinZ } from '../../solid/operators.ts';
import { capsule, ellipsoid } from '../../solid/primitives.ts';

export const maracas: Part[] = (
  [
    [-0.34, '#e8301c', 0.35],
    [0.34, '#1fa86a', -0.35],
  ] as const
).flatMap(([x, hex, a]) => {
  const put = (s: Sdf): Sdf => move(spinZ(s, a), x, 0.2, x * 0.3);
  return [
    part(
      patterned(lacquer(hex), (px, py) =>
        Math.abs((((px * 0.4 + py) * 5 + 9) % 1) - 0.5) < 0.13 ? rgb('#ffd24a') : undefined,
      ),
      put(move(ellipsoid(0.36, 0.46, 0.36), 0, 0.2)),
    ),
    part(matt('#8a5226'), put(capsule([0, -0.2, 0], [0, -1, 0], 0.075, 0.09))),
  ];
});
