import { gold, lacquer } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { gem } from '../solid/gemCuts.ts';
import { grow2 } from '../solid/operators.ts';
import { extrude, inflate } from '../solid/primitives.ts';
import { amphora } from './ancient/amphora.ts';
import { ankhShape } from './ancient/ankhShape.ts';
import { boltParts } from './ancient/boltParts.ts';
import { cat } from './ancient/cat.ts';
import { columnParts } from './ancient/columnParts.ts';
import { discStone } from './ancient/discStone.ts';
import { eyeShape } from './ancient/eyeShape.ts';
import { feather } from './ancient/feather.ts';
import { idol } from './ancient/idol.ts';
import { laurelParts } from './ancient/laurelParts.ts';
import { lyreParts } from './ancient/lyreParts.ts';
import { pharaoh } from './ancient/pharaoh.ts';
import { scarab } from './ancient/scarab.ts';
import { spartanParts } from './ancient/spartanParts.ts';
import { sunFace } from './ancient/sunFace.ts';
import { tiki } from './ancient/tiki.ts';

export const ancient: Record<string, Model> = {
  pharaoh: { parts: pharaoh, yaw: 0.22, pitch: 0.04, zoom: 0.98 },
  ankh: {
    parts: [
      part(gold, inflate(grow2(ankhShape, 0.98), 0.18, 0.1)),
      gem('brilliant', '#1f6bff', 0.13, [0, -0.1, 0.14]),
    ],
    yaw: -0.3,
    pitch: 0.1,
  },
  eyeOfSands: {
    parts: [part(gold, extrude(eyeShape, 0.14, 0.05)), gem('brilliant', '#18e0e6', 0.2, [0, 0, 0.12])],
    yaw: 0.25,
    pitch: 0.15,
    zoom: 0.95,
  },
  scarab: { parts: scarab, yaw: 0.2, pitch: -0.3, zoom: 0.95 },
  catStatue: { parts: cat(lacquer('#1b1c2c')), yaw: 0.4, pitch: 0.08, zoom: 0.96 },
  sunMask: { parts: sunFace, yaw: -0.2, pitch: 0.06, zoom: 1 },
  totem: { parts: tiki('#7a4422', '#12a878'), yaw: 0.42, pitch: 0.12, zoom: 0.98 },
  idol: { parts: idol, yaw: -0.35, pitch: 0.1, zoom: 0.86 },
  feather: { parts: feather, roll: -0.5, yaw: 0.2 },
  jadeDisc: { parts: discStone, yaw: 0.4, pitch: 0.25, zoom: 1.02 },
  amphora: { parts: amphora, yaw: 0.2, pitch: 0.12 },
  column: { parts: columnParts, yaw: 0.5, pitch: 0.12 },
  laurel: { parts: laurelParts, yaw: 0.15, zoom: 1 },
  lyre: { parts: lyreParts, yaw: 0.3 },
  bolt: { parts: boltParts, yaw: 0.35, pitch: 0.1, zoom: 0.94 },
  spartan: { parts: spartanParts, yaw: 0.5, pitch: 0.06, zoom: 0.94 },
};
