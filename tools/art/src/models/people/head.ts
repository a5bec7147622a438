import { path } from '../path.ts';
import { flesh, lacquer, matt } from '../../solid/Material.ts';
import { part } from '../../solid/Model.ts';
import type { Part } from '../../solid/Model.ts';
import { cut, join, melt, mirror, move } from '../../solid/operators.ts';
import { capsule, ellipsoid, sphere, tube } from '../../solid/primitives.ts';
import type { Dealer } from './Dealer.ts';
import { skinOf } from './skinOf.ts';
import { hairs } from './hairs.ts';

/** Head, face and hair of a dealer. */
export const head = (d: Dealer): Part[] => [
  part(
    skinOf(d),
    melt(
      0.05,
      move(ellipsoid(0.27, 0.32, 0.28), 0, 0.5, 0),
      move(ellipsoid(0.17, 0.15, 0.18), 0, 0.3, 0.06),
      move(ellipsoid(0.045, 0.06, 0.05), 0, 0.44, 0.28),
      capsule([0, 0.3, -0.04], [0, -0.1, -0.06], 0.13, 0.15),
      mirror(move(ellipsoid(0.05, 0.08, 0.05), 0.27, 0.47, -0.02)),
    ),
  ),
  part(lacquer('#fffdfa'), mirror(move(ellipsoid(0.068, 0.045, 0.04), 0.105, 0.53, 0.235))),
  part(
    lacquer('#1d120e'),
    join(
      mirror(move(sphere(0.036), 0.103, 0.53, 0.25)),
      mirror(tube(path('0.035 0.54 0.262, 0.1 0.585 0.262, 0.18 0.55 0.215'), 0.014, 0.018)),
    ),
  ),
  part(matt(d.hairHex), mirror(tube(path('0.05 0.635 0.265, 0.12 0.665 0.25, 0.19 0.63 0.21'), 0.018, 0.01))),
  part(
    flesh(d.lips, 0.9),
    join(
      tube(path('-0.075 0.345 0.245, 0 0.325 0.262, 0.075 0.345 0.245'), 0.02, 0.02),
      tube(path('-0.05 0.328 0.25, 0 0.308 0.258, 0.05 0.328 0.25'), 0.022, 0.022),
    ),
  ),
  part(matt(d.hairHex), cut(hairs[d.hair](), move(ellipsoid(0.235, 0.34, 0.3), 0.02, 0.43, 0.22), 0.04)),
];
