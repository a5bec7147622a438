import type { Model } from '../solid/Model.ts';
import { tiger } from './beasts/tiger.ts';
import { die } from './casino-things/die.ts';
import { cardShoe } from './live-table/cardShoe.ts';
import { chipPiles } from './live-table/chipPiles.ts';
import { wheelParts } from './live-table/wheelParts.ts';
import { grow, move, spinY } from '../solid/operators.ts';
import type { Sdf } from '../solid/Sdf.ts';

const laid =
  (angle: number, x: number, y: number, z: number) =>
  (s: Sdf): Sdf =>
    move(grow(spinY(s, angle), 0.56), x, y, z);

/** Models for live tables. */
export const liveTable: Record<string, Model> = {
  wheel: { parts: wheelParts, pitch: 0.86, yaw: 0.3, zoom: 0.93 },
  wheelLow: { parts: wheelParts, pitch: 0.52, yaw: -0.5, zoom: 0.93 },
  cardShoe: { parts: cardShoe, yaw: 0.62, pitch: 0.42, zoom: 0.8 },
  chipsRed: { parts: chipPiles('#c4122b', '#1b1b24', '#0d8a48'), yaw: 0.2, pitch: 0.5, zoom: 0.94 },
  chipsBlue: { parts: chipPiles('#1846b8', '#c4122b', '#1b1b24'), yaw: -0.3, pitch: 0.5, zoom: 0.94 },
  threeDice: {
    parts: [
      ...die(6, 5, 4, '#d3102c', '#ffffff', laid(0.35, -0.48, -0.2, 0.12)),
      ...die(3, 6, 2, '#d3102c', '#ffffff', laid(-0.5, 0.46, -0.2, 0.34)),
      ...die(5, 4, 1, '#d3102c', '#ffffff', laid(0.9, 0.06, -0.2, -0.56)),
    ],
    pitch: 0.5,
    zoom: 0.96,
  },
  tiger: { parts: tiger, yaw: 0.34, pitch: 0.05, zoom: 0.96 },
};
