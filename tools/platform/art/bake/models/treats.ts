import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { heart } from '../solid/flatShapes.ts';
import { grow2 } from '../solid/operators.ts';
import { inflate } from '../solid/primitives.ts';
import { bear } from './treats/bear.ts';
import { cactus } from './treats/cactus.ts';
import { cloverParts } from './treats/cloverParts.ts';
import { cowboyHat } from './treats/cowboyHat.ts';
import { cupcake } from './treats/cupcake.ts';
import { donut } from './treats/donut.ts';
import { drop } from './treats/drop.ts';
import { dynamite } from './treats/dynamite.ts';
import { fish } from './treats/fish.ts';
import { jelly } from './treats/jelly.ts';
import { lHat } from './treats/lHat.ts';
import { lolly } from './treats/lolly.ts';
import { octopus } from './treats/octopus.ts';
import { pot } from './treats/pot.ts';
import { shell } from './treats/shell.ts';
import { sheriff } from './treats/sheriff.ts';
import { starfish } from './treats/starfish.ts';
import { trident } from './treats/trident.ts';
import { wrapped } from './treats/wrapped.ts';

export const treats: Record<string, Model> = {
  donut: { parts: donut, yaw: 0.35, pitch: 0.4 },
  lollipop: { parts: lolly, roll: -0.25, yaw: 0.25 },
  gummyBear: { parts: bear('#ff3a4a'), yaw: 0.3, pitch: 0.08 },
  gumRed: { parts: drop('#2ad06a'), pitch: 0.3, yaw: 0.4 },
  heartCandy: {
    parts: [part(jelly('#ff2a6a'), inflate(grow2(heart, 0.92), 0.5, 0.7))],
    yaw: -0.35,
    pitch: 0.2,
  },
  cupcake: { parts: cupcake, pitch: 0.2, zoom: 0.98 },
  wrappedCandy: { parts: wrapped('#ff4aa0', '#ffffff'), roll: 0.5, yaw: 0.2, zoom: 1.05 },
  fish: { parts: fish('#ff8a1a', '#ff5a10', '#ffd08a'), yaw: 0.3, roll: 0.12, zoom: 1.02 },
  fishBlue: { parts: fish('#2a8af0', '#1a4ad0', '#8ae0ff'), yaw: -0.25, roll: -0.1, zoom: 1.02 },
  koi: { parts: fish('#f8f4ee', '#e8321c', '#f0a07a'), yaw: 0.5, roll: 0.7, pitch: 0.3, zoom: 1 },
  octopus: { parts: octopus, pitch: 0.12, yaw: 0.15, zoom: 0.94 },
  shell: { parts: shell, pitch: 0.1, yaw: 0.2, zoom: 0.96 },
  starfish: { parts: starfish, yaw: -0.3, pitch: 0.15, roll: 0.15 },
  trident: { parts: trident, roll: -0.4, yaw: 0.3 },
  leprechaunHat: { parts: lHat, pitch: 0.24, roll: 0.12, zoom: 0.96 },
  clover: { parts: cloverParts, yaw: 0.3, pitch: 0.2, zoom: 0.98 },
  potOfGold: { parts: pot, pitch: 0.3, zoom: 1 },
  cactus: { parts: cactus, pitch: 0.15, yaw: 0.2 },
  cowboyHat: { parts: cowboyHat, pitch: 0.24, yaw: 0.4, zoom: 1 },
  sheriffStar: { parts: sheriff, yaw: -0.35, pitch: 0.12 },
  dynamite: { parts: dynamite, roll: -0.2, pitch: 0.2, yaw: 0.3, zoom: 0.98 },
};
