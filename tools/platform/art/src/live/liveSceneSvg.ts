import type { LiveTable } from '../catalogue/GameSeed.ts';
import { backdrop } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import type { Palette, PaletteName } from '../compose/palettes.ts';
import { pick, randomFrom } from '../compose/random.ts';
import type { SceneName } from '../compose/SceneName.ts';
import { dealerSvg, isDealer } from './dealerSvg.ts';
import type { LiveBox } from './LiveBox.ts';
import { studioSvg, studioWalls } from './studioSvg.ts';
import { tableThings } from './tableThings.ts';
import { tableTopSvg } from './tableTopSvg.ts';

export type LiveScene = {
  id: string;
  w: number;
  h: number;
  /** Where the group is drawn. */ box: LiveBox;
  table: LiveTable;
  /** The dealer's silhouette; if empty, the table is shown close up. */ dealer: string;
  scene: SceneName;
  palette: PaletteName | Palette;
  seed: number;
  /** Drawn between the set and the group: the shade behind the lettering. */ shade?: string;
};

/** The far edge of the table if there is no dealer, as a share of the box. */
const aloneFloor: Record<LiveTable, number> = {
  ROULETTE: 0.42,
  BLACKJACK: 0.56,
  BACCARAT: 0.5,
  DRAGONTIGER: 0.56,
  SicBO: 0.6,
  MEGAWHEEL: 0.86,
  SWEETBONANZA: 0.86,
  BOOMORBUST: 0.9,
};

/**
 * A table in a live studio, filling the drawing, with the group in a box: the set, the dealer, the things on the table.
 * The scene `felt` contains a table itself, so it is replaced by a plain studio.
 */
export const liveSceneSvg = ({
  id,
  w,
  h,
  box,
  table,
  dealer,
  scene,
  palette: mood,
  seed,
  shade = '',
}: LiveScene): string => {
  const palette = typeof mood === 'string' ? palettes[mood] : mood;
  const random = randomFrom(seed * 4177 + 5);
  const wall = pick(studioWalls, random);
  const alone = !isDealer(dealer);
  const x = box.x + box.w / 2;
  const floor = box.y + box.h * (alone ? aloneFloor[table] : 0.8);
  const size = Math.min(box.w * (alone ? 1.06 : 1.2), box.h * (alone ? 1.12 : 1.24));
  const side = seed % 2 === 1 ? -1 : 1;
  const things = tableThings[table]({
    id,
    x,
    y: alone ? box.y + box.h * 0.6 : floor + box.h * 0.03,
    side,
    size,
    palette,
    alone,
    turn: seed,
  });
  const figure = alone
    ? ''
    : dealerSvg(dealer, `${id}m`, { x: x - side * size * 0.1, top: box.y, floor, side, palette, random });
  return (
    backdrop(scene === 'felt' ? 'studio' : scene, mood, w, h, seed % 2 === 0) +
    studioSvg(`${id}u`, wall, {
      w,
      h,
      x,
      floor: Math.max(floor, box.h * 0.62),
      palette,
      random,
    }) +
    things.back +
    tableTopSvg(`${id}o`, { w, h, floor, x, palette }) +
    shade +
    figure +
    things.front
  );
};
