import { flesh, lacquer, patterned } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Model } from '../solid/Model.ts';
import { move } from '../solid/operators.ts';
import { lathe, sphere } from '../solid/primitives.ts';
import { anchor } from './rovers/anchor.ts';
import { astronaut } from './rovers/astronaut.ts';
import { bottle } from './rovers/bottle.ts';
import { cannonballParts } from './rovers/cannonballParts.ts';
import { chest } from './rovers/chest.ts';
import { compass } from './rovers/compass.ts';
import { galleon } from './rovers/galleon.ts';
import { ringedPlanet } from './rovers/ringedPlanet.ts';
import { rocket } from './rovers/rocket.ts';
import { satellite } from './rovers/satellite.ts';
import { skullParts } from './rovers/skullParts.ts';
import { tricorn } from './rovers/tricorn.ts';
import { ufo } from './rovers/ufo.ts';

export const rovers: Record<string, Model> = {
  skull: {
    parts: [
      ...skullParts('#f3e6cc', '#ff3018').map((p) => ({ ...p, sdf: move(p.sdf, 0, -0.14, 0.08) })),
      ...tricorn,
    ],
    yaw: 0.3,
    pitch: 0.02,
    zoom: 0.98,
  },
  chest: { parts: chest, yaw: 0.5, pitch: 0.34, zoom: 0.98 },
  galleon: { parts: galleon, yaw: 0.5, pitch: 0.1, zoom: 0.88 },
  anchor: { parts: anchor, yaw: 0.35, roll: 0.15, zoom: 1 },
  compass: { parts: compass, yaw: -0.4, pitch: 0.4 },
  rum: { parts: bottle, roll: 0.2, pitch: 0.1 },
  cannonball: { parts: cannonballParts, pitch: 0.3, zoom: 0.92 },
  rocket: { parts: rocket, roll: -0.5, yaw: 0.25, pitch: 0.1, zoom: 0.95 },
  ufo: { parts: ufo, pitch: 0.26, roll: 0.14, zoom: 1 },
  astronaut: { parts: astronaut, yaw: -0.3, pitch: 0.04, zoom: 0.94 },
  planet: { parts: ringedPlanet('#f0a83a', '#ffdc8a', '#c8642a'), pitch: 0.32, yaw: 0.1 },
  planetRed: { parts: ringedPlanet('#8a3af0', '#c88aff', '#3ad0f0'), pitch: 0.4, roll: -0.4 },
  satellite: { parts: satellite, yaw: 0.5, pitch: 0.3, roll: 0.3 },
  pearl: {
    parts: [
      part(flesh('#fbf0ea', 1), sphere(0.78)),
      part(
        patterned(lacquer('#f7a8b8'), () => undefined),
        move(
          lathe((r, y) => Math.abs(Math.hypot(r, y) - 0.9) * 1 + Math.max(0, y + 0.3) * 3 - 0.06),
          0,
          0,
        ),
      ),
    ],
    pitch: 0.25,
  },
};
