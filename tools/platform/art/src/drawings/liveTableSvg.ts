import type { GameSeed } from '../catalogue/GameSeed.ts';
import { vignette } from '../compose/atmosphere.ts';
import { palettes } from '../compose/palettes.ts';
import type { LiveBox } from '../live/LiveBox.ts';
import { liveSceneSvg } from '../live/liveSceneSvg.ts';
import { svgRoot } from './svgRoot.ts';

const SIZE = { w: 480, h: 270 } as const;
/** Clear of the corners, which carry badges, and of the lower edge, where the last results are. */
const BOX: LiveBox = { x: 105, y: 4, w: 270, h: 240 };

/** A live table without lettering, 480x270 units, for a card that shows its name, seats and last results itself. */
export const liveTableSvg = ({ id, table = 'ROULETTE', dealer, scene, palette }: GameSeed): string => {
  const name = `t${id}`;
  const inner =
    liveSceneSvg({ id: name, ...SIZE, box: BOX, table, dealer, scene, palette, seed: id }) +
    vignette(`${name}w`, SIZE, palettes[palette].ramp[0], 0.4);
  return svgRoot(SIZE.w, SIZE.h, inner);
};
