import { gold } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { grow, join } from '../solid/operators.ts';
import { bag } from './festive/bag.ts';
import { cracker } from './festive/cracker.ts';
import { drum } from './festive/drum.ts';
import { elephant } from './festive/elephant.ts';
import { envelope } from './festive/envelope.ts';
import { ingotShape } from './festive/ingotShape.ts';
import { jesterMask } from './festive/jesterMask.ts';
import { joker } from './festive/joker.ts';
import { lantern } from './festive/lantern.ts';
import { luckyCat } from './festive/luckyCat.ts';
import { maracas } from './festive/maracas.ts';
import { safe } from './festive/safe.ts';
import { sombrero } from './festive/sombrero.ts';
import { stampedBar } from './festive/stampedBar.ts';
import { sugar } from './festive/sugar.ts';

export const festive: Record<string, Model> = {
  goldBars: {
    parts: [
      part(
        gold,
        join(
          stampedBar([0, -0.62, 0.3], 0.1),
          stampedBar([0, -0.62, -0.36], -0.06),
          stampedBar([0.02, -0.22, -0.02], 0.35),
          stampedBar([-0.02, 0.18, 0.02], -0.2),
        ),
      ),
    ],
    yaw: 0.55,
    pitch: 0.42,
    zoom: 1.02,
  },
  goldBar: { parts: [part(gold, grow(stampedBar([0, 0, 0]), 1.5))], yaw: 0.6, pitch: 0.6 },
  ingot: { parts: [part(gold, ingotShape)], yaw: 0.3, pitch: 0.4, zoom: 1 },
  moneyBag: { parts: bag('#a8703a'), yaw: 0.2, pitch: 0.08 },
  safe: { parts: safe, yaw: 0.5, pitch: 0.2, zoom: 0.98 },
  paperLantern: { parts: lantern, pitch: 0.05, roll: 0.08, zoom: 0.98 },
  drum: { parts: drum, pitch: 0.4, zoom: 0.98 },
  elephantMask: { parts: elephant, yaw: 0.25, pitch: 0.08, zoom: 0.94 },
  joker: { parts: joker, yaw: 0.22, pitch: 0.04, zoom: 0.84 },
  jesterMask: { parts: jesterMask, yaw: -0.3, roll: 0.12, zoom: 0.88 },
  sugarSkull: { parts: sugar, yaw: -0.25, pitch: 0.02, zoom: 1.1 },
  sombrero: { parts: sombrero, pitch: 0.34, roll: 0.14, zoom: 0.98 },
  maracas: { parts: maracas, zoom: 0.98 },
  luckyCat: { parts: luckyCat, yaw: -0.18, pitch: 0.06, zoom: 1 },
  firecracker: { parts: cracker, yaw: 0.2, pitch: 0.24, roll: -0.15 },
  redEnvelope: { parts: envelope, yaw: 0.4, pitch: 0.15, roll: 0.15 },
};
