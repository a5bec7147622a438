import type { GameSeed } from '../catalogue/GameSeed.ts';
import { vignette } from '../compose/atmosphere.ts';
import { palettes } from '../compose/palettes.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import type { LiveBox } from '../live/LiveBox.ts';
import { liveSceneSvg } from '../live/liveSceneSvg.ts';
import { layoutOf } from './shapes.ts';
import type { TileShape } from './shapes.ts';
import { svgRoot } from './svgRoot.ts';

/** The tile of a live table: the studio, the dealer's silhouette or a close-up of the table, and the title. */
export const liveTileSvg = (game: GameSeed, shape: TileShape): string => {
  const layout = layoutOf(shape, shape === 'wide' ? game.id % 2 : game.id);
  const { w, h, hero } = layout;
  const palette = palettes[game.palette];
  const id = `g${game.id}`;
  const boxes: Record<TileShape, LiveBox> = {
    portrait: { x: 0, y: 8, w: 300, h: 262 },
    square: { x: 30, y: 6, w: 340, h: 272 },
    wide: { x: hero.x - 130, y: 8, w: 260, h: 262 },
  };
  const inner =
    liveSceneSvg({
      id,
      w,
      h,
      box: boxes[shape],
      table: game.table ?? 'ROULETTE',
      dealer: game.dealer,
      scene: game.scene,
      palette: game.palette,
      seed: game.id,
    }) +
    vignette(`${id}w`, layout, palette.ramp[0], shape === 'wide' ? 0.3 : 0.92) +
    titleSvg({
      text: game.name,
      turkish: game.turkish,
      frame: layout.title,
      lettering: game.lettering,
      id,
      lines: layout.lines,
    });
  return svgRoot(w, h, inner);
};
