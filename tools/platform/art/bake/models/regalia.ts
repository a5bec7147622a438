import type { Model } from '../solid/Model.ts';
import { move } from '../solid/operators.ts';
import { axe } from './regalia/axe.ts';
import { bell } from './regalia/bell.ts';
import { blade } from './regalia/blade.ts';
import { crown } from './regalia/crown.ts';
import { fan } from './regalia/fan.ts';
import { goblet } from './regalia/goblet.ts';
import { hammer } from './regalia/hammer.ts';
import { hornCup } from './regalia/hornCup.ts';
import { kabuto } from './regalia/kabuto.ts';
import { ring } from './regalia/ring.ts';
import { sceptre } from './regalia/sceptre.ts';
import { shield } from './regalia/shield.ts';
import { trophy } from './regalia/trophy.ts';
import { vHelm } from './regalia/vHelm.ts';

export const regalia: Record<string, Model> = {
  crownGold: { parts: crown, pitch: 0.3, yaw: 0.2, zoom: 1.02 },
  goblet: { parts: goblet, pitch: 0.22 },
  ring: { parts: ring, yaw: 0.5, pitch: 0.22, zoom: 0.94 },
  sceptre: { parts: sceptre, roll: -0.5, zoom: 0.98 },
  bell: { parts: bell, pitch: -0.06, roll: 0.16, zoom: 1 },
  trophy: { parts: trophy, pitch: 0.15, yaw: 0.2 },
  vikingHelmet: { parts: vHelm, yaw: -0.25, pitch: 0.06, zoom: 0.95 },
  axe: { parts: axe, roll: -0.45, yaw: 0.3, zoom: 0.92 },
  shield: { parts: shield, yaw: 0.4, pitch: 0.1, zoom: 1 },
  hammer: { parts: hammer, roll: 0.45, yaw: 0.35, pitch: 0.1, zoom: 0.94 },
  horn: { parts: hornCup, yaw: 0.2, pitch: 0.1, zoom: 1.02 },
  kabuto: {
    parts: kabuto.map((p) => ({ ...p, sdf: move(p.sdf, 0, -0.14) })),
    yaw: -0.28,
    pitch: 0.02,
    zoom: 0.86,
  },
  katana: {
    parts: [...blade(0.75), ...blade(-0.75).map((p) => ({ ...p, sdf: move(p.sdf, 0, 0, -0.12) }))],
    zoom: 1.02,
  },
  warFan: { parts: fan, roll: 0.15, yaw: 0.25, zoom: 0.98 },
};
