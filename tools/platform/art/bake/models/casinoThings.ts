import { glow, gold, lacquer, patterned, rgb, silver } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { club, diamond, heart, spade, star } from '../solid/flatShapes.ts';
import { grow, grow2, join, move, spinX, spinY, spinZ } from '../solid/operators.ts';
import { box, extrude, inflate, sphere } from '../solid/primitives.ts';
import { around7 } from './casino-things/around7.ts';
import { chipParts } from './casino-things/chipParts.ts';
import { coinFace } from './casino-things/coinFace.ts';
import { die } from './casino-things/die.ts';
import { fan } from './casino-things/fan.ts';
import { horseshoe } from './casino-things/horseshoe.ts';
import { letterBar } from './casino-things/letterBar.ts';
import { sevenShape } from './casino-things/sevenShape.ts';

export const casinoThings: Record<string, Model> = {
  dice: {
    parts: [
      ...die(5, 6, 3, '#d3102c', '#ffffff', (s) =>
        move(grow(spinY(spinX(s, 0.2), 0.6), 0.72), -0.36, -0.22, 0.2),
      ),
      ...die(2, 4, 1, '#d3102c', '#ffffff', (s) =>
        move(grow(spinZ(spinY(s, -0.75), -0.5), 0.62), 0.52, 0.38, -0.3),
      ),
    ],
    pitch: 0.5,
  },
  whiteDie: { parts: die(6, 5, 4, '#fff8ec', '#c4122b', (s) => s), yaw: -0.62, pitch: 0.5, zoom: 1.06 },
  blackDie: {
    parts: die(4, 3, 5, '#1b1b26', '#ffc94a', (s) => s),
    yaw: 0.6,
    pitch: 0.52,
    roll: 0.16,
    zoom: 1.06,
  },
  aces: { parts: fan(), pitch: 0.1, yaw: 0.12, zoom: 0.92 },
  heart: { parts: [part(lacquer('#e0102f'), inflate(grow2(heart, 0.95), 0.42, 0.6))], yaw: 0.3, pitch: 0.15 },
  spade: {
    parts: [part(lacquer('#23263a'), inflate(grow2(spade, 0.95), 0.4, 0.5))],
    yaw: -0.28,
    pitch: 0.15,
  },
  club: { parts: [part(lacquer('#127a3e'), inflate(grow2(club, 0.95), 0.4, 0.42))], yaw: 0.25, pitch: 0.15 },
  suitDiamond: {
    parts: [part(lacquer('#ff7a18'), inflate(grow2(diamond, 1), 0.4, 0.5))],
    yaw: -0.3,
    pitch: 0.15,
  },
  redChip: { parts: chipParts('#c4122b', spade), yaw: 0.5, pitch: 0.45 },
  blueChip: { parts: chipParts('#1846b8', diamond), yaw: -0.55, pitch: 0.35 },
  greenChip: { parts: chipParts('#0d8a48', club), yaw: 0.3, pitch: 0.65 },
  blackChip: { parts: chipParts('#20202b', star(5, 1, 0.45)), yaw: -0.25, pitch: 0.3 },
  coin: { parts: coinFace(grow2(star(5, 1, 0.45), 0.5)), yaw: 0.45, pitch: 0.2 },
  coinCrown: { parts: coinFace(grow2(diamond, 0.5)), yaw: -0.6, pitch: -0.2 },
  coinEdge: { parts: coinFace(grow2(heart, 0.45)), yaw: 1.05, pitch: 0.35, roll: 0.3 },
  horseshoe: {
    parts: [
      part(gold, extrude(horseshoe, 0.13, 0.06)),
      part(
        lacquer('#b5122b'),
        join(
          ...[-0.75, -0.35, 0.35, 0.75].map((a) =>
            move(sphere(0.07), Math.sin(a * 1.6) * 0.56, Math.cos(a * 1.6) * 0.6, 0.13),
          ),
        ),
      ),
    ],
    yaw: 0.3,
    pitch: 0.2,
    zoom: 1.05,
  },
  seven: {
    parts: [
      part(lacquer('#e3122c'), extrude(sevenShape, 0.22, 0.07)),
      part(gold, move(extrude(around7(0.11), 0.16, 0.06), 0, 0, -0.09)),
    ],
    yaw: 0.35,
    pitch: 0.16,
  },
  sevenBlue: {
    parts: [
      part(lacquer('#1c52e8'), extrude(sevenShape, 0.22, 0.07)),
      part(silver, move(extrude(around7(0.11), 0.16, 0.06), 0, 0, -0.09)),
    ],
    yaw: -0.3,
    pitch: 0.16,
  },
  sevenFire: {
    parts: [
      part(glow('#ff8a12', 0.7), extrude(sevenShape, 0.22, 0.07)),
      part(lacquer('#6b0a12'), move(extrude(around7(0.1), 0.16, 0.05), 0, 0, -0.09)),
    ],
    yaw: 0.22,
    pitch: 0.12,
  },
  bar: {
    parts: [
      part(
        patterned(lacquer('#1c1420'), (x, y, z) =>
          z > 0.1 && letterBar(x * 0.86, y * 0.86) ? rgb('#ffe7a0') : undefined,
        ),
        box(0.95, 0.4, 0.2, 0.08),
      ),
      part(gold, move(box(1.04, 0.49, 0.14, 0.08), 0, 0, -0.07)),
    ],
    yaw: -0.25,
    pitch: 0.2,
  },
  starGold: { parts: [part(gold, inflate(star(5, 1.05, 0.5), 0.34, 0.5))], yaw: 0.3, pitch: 0.1 },
};
