import type { GameSeed } from '../catalogue/GameSeed.ts';
import { embers, glints, vignette } from '../compose/atmosphere.ts';
import { compositions } from '../compose/compositions.ts';
import { backdrop } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';
import { layoutOf } from './shapes.ts';
import type { TileShape } from './shapes.ts';
import { liveTileSvg } from './liveTileSvg.ts';
import { svgRoot } from './svgRoot.ts';

const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, i) => list[(i + by) % list.length] as T);

/** A game's tile: 300x400 (portrait), 400x400 (square) or 480x300 (wide) units. The same game gives the same drawing. */
export const gameTileSvg = (game: GameSeed, shape: TileShape): string => {
  if (game.kind === 'live') return liveTileSvg(game, shape);
  const random = randomFrom(game.id * 7919 + 13);
  const layout = layoutOf(shape, game.id);
  const palette = palettes[game.palette];
  const motif = motifs[game.motif];
  const id = `g${game.id}`;
  const stage = {
    ...layout,
    id,
    palette,
    fill: game.lettering.fill,
    motif,
    heroes: turned(motif.heroes, game.hero),
    props: turned(motif.props, game.id % motif.props.length),
    random,
  };
  const inner =
    backdrop(game.scene, game.palette, layout.w, layout.h, game.id % 2 === 0) +
    compositions[game.composition](stage) +
    embers(`${id}e`, layout, 16, random, palette.accent) +
    vignette(`${id}w`, layout, palette.ramp[0], shape === 'wide' && game.id % 3 !== 2 ? 0.35 : 0.8) +
    glints(layout, 6, random) +
    titleSvg({
      text: game.name,
      turkish: game.turkish,
      frame: layout.title,
      lettering: game.lettering,
      id,
      lines: layout.lines,
    });
  return svgRoot(layout.w, layout.h, inner);
};
