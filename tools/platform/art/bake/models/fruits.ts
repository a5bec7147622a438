import { path } from './path.ts';
import { flesh, matt } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { cut, displace, melt, move, stretch } from '../solid/operators.ts';
import { box, ellipsoid, sphere, tube } from '../solid/primitives.ts';
import { appleParts } from './fruits/appleParts.ts';
import { bunch } from './fruits/bunch.ts';
import { cherriesParts } from './fruits/cherriesParts.ts';
import { leaf } from './fruits/leaf.ts';
import { lemonParts } from './fruits/lemonParts.ts';
import { melonParts } from './fruits/melonParts.ts';
import { pumpkinParts } from './fruits/pumpkinParts.ts';
import { stem } from './fruits/stem.ts';
import { strawberryParts } from './fruits/strawberryParts.ts';

export const fruits: Record<string, Model> = {
  cherries: { parts: cherriesParts, zoom: 1.02 },
  lemon: { parts: lemonParts, zoom: 1.05 },
  orange: {
    parts: [
      part(
        flesh('#ff8a0c', 0.7),
        displace(sphere(0.82), (x, y, z) => Math.sin(x * 40) * Math.sin(y * 41) * Math.sin(z * 39) * 0.007),
      ),
      leaf(0.05, 0.76, 0.2, 0.5, 0.75),
      part(matt('#5a7a1c'), move(sphere(0.08), 0.02, 0.82, 0.1)),
    ],
    pitch: 0.3,
  },
  plum: {
    parts: [
      part(
        flesh('#7a1fd0', 0.8),
        cut(
          stretch(sphere(0.86), 0.95, 1, 0.95),
          move(tube(path('0 0.9 0.5, 0.05 0 0.92, 0 -0.9 0.5'), 0.05), 0, 0, 0.02),
          0.14,
        ),
      ),
      stem(
        [
          [0, 0.78, 0.1],
          [0.05, 1.02, 0.1],
        ],
        0.06,
      ),
      leaf(0.05, 0.92, 0.12, 0.1, 0.75),
    ],
    yaw: 0.4,
    pitch: 0.15,
    zoom: 0.98,
  },
  grapes: {
    parts: [
      part(flesh('#8e2be0', 0.9), move(bunch, 0, -0.08)),
      leaf(-0.05, 0.62, 0.1, 2.75, 0.72),
      leaf(0.05, 0.62, 0.12, 0.4, 0.8),
      stem(
        [
          [0, 0.5, 0],
          [0.04, 0.98, 0],
        ],
        0.07,
      ),
    ],
  },
  melon: { parts: melonParts, yaw: 0.32, pitch: 0.1, roll: 0.2, zoom: 1.02 },
  strawberry: { parts: strawberryParts, pitch: 0.25, zoom: 0.98 },
  chilli: {
    parts: [
      part(
        flesh('#e3160c', 1),
        tube(path('-0.1 0.62 0, -0.38 0.1 0.1, -0.1 -0.5 0.1, 0.62 -0.72 0'), 0.3, 0.03, 6),
      ),
      part(
        flesh('#3d9b22', 0.6),
        melt(
          0.1,
          move(ellipsoid(0.27, 0.12, 0.27), -0.08, 0.66),
          tube(path('-0.08 0.68 0, 0 0.9 0, 0.2 1 0'), 0.09, 0.06),
        ),
      ),
    ],
    yaw: 0.2,
  },
  pumpkin: { parts: pumpkinParts, yaw: 0.25, pitch: 0.12 },
  apple: { parts: appleParts, pitch: 0.2, zoom: 0.96 },
  iceCube: {
    parts: [
      part(
        { base: [0.4, 0.75, 1], metal: 0, rough: 0.1, coat: 1, emit: 0.25, soft: 1 },
        box(0.7, 0.7, 0.7, 0.14),
      ),
    ],
    yaw: 0.6,
    pitch: 0.5,
  },
};
