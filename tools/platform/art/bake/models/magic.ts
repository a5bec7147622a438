import { flesh, silver } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { displace } from '../solid/operators.ts';
import { sphere, torus } from '../solid/primitives.ts';
import { bat } from './magic/bat.ts';
import { bookOf } from './magic/bookOf.ts';
import { butterfly } from './magic/butterfly.ts';
import { candle } from './magic/candle.ts';
import { cauldron } from './magic/cauldron.ts';
import { dreamRingParts } from './magic/dreamRingParts.ts';
import { fireOrbParts } from './magic/fireOrbParts.ts';
import { flask } from './magic/flask.ts';
import { ghost } from './magic/ghost.ts';
import { lamp } from './magic/lamp.ts';
import { openBookParts } from './magic/openBookParts.ts';
import { owl } from './magic/owl.ts';
import { scroll } from './magic/scroll.ts';
import { toadstool } from './magic/toadstool.ts';

export const magic: Record<string, Model> = {
  book: { parts: bookOf('#5a1030', '#ff9a1c'), yaw: -0.55, pitch: 0.16, roll: 0.08, zoom: 0.98 },
  tome: { parts: bookOf('#0f3a6a', '#10d66a'), yaw: 0.5, pitch: 0.2, roll: -0.1, zoom: 0.98 },
  openBook: { parts: openBookParts, pitch: 0.85, yaw: 0.3, zoom: 0.98 },
  potion: { parts: flask, yaw: 0.2, pitch: 0.08 },
  mushroom: { parts: toadstool, yaw: -0.25, pitch: 0.1, zoom: 1.02 },
  owl: { parts: owl, yaw: 0.25, pitch: 0.05, zoom: 1 },
  butterfly: { parts: butterfly, yaw: 0.3, pitch: 0.3, roll: -0.2, zoom: 1 },
  lanternOil: { parts: lamp, yaw: 0.2, pitch: 0.15, zoom: 0.92 },
  candle: { parts: candle, pitch: 0.2 },
  cauldron: { parts: cauldron, pitch: 0.32, zoom: 1 },
  ghost: { parts: ghost, yaw: -0.25, pitch: 0.04, zoom: 1 },
  bat: { parts: bat, yaw: 0.15, pitch: 0.1, zoom: 1 },
  scroll: { parts: scroll, yaw: -0.3, pitch: 0.15, roll: 0.15 },
  moonStone: {
    parts: [
      part(
        { ...flesh('#dfe8ff', 0.8), emit: 0.3 },
        displace(
          sphere(0.86),
          (x, y, z) => -0.05 * Math.max(0, Math.sin(x * 7 + 1) * Math.sin(y * 6) * Math.sin(z * 7)),
        ),
      ),
      part(silver, torus(0.98, 0.04)),
    ],
    yaw: 0.3,
  },
  fireOrb: { parts: fireOrbParts },
  dreamRing: { parts: dreamRingParts, yaw: 0.2, zoom: 0.95 },
};
