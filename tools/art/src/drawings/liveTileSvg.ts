import type { GameSeed } from '../catalogue/GameSeed.ts';
import { embers, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';
import { layoutOf } from './shapes.ts';
import type { TileShape } from './shapes.ts';
import { svgRoot } from './svgRoot.ts';

/** A live table: the studio, the dealer, and what is played with in front. */
export const liveTileSvg = (game: GameSeed, shape: TileShape): string => {
  const random = randomFrom(game.id * 7919 + 13);
  const layout = layoutOf(shape, shape === 'wide' ? game.id % 2 : game.id);
  const palette = palettes[game.palette];
  const motif = motifs[game.motif];
  const id = `g${game.id}`;
  const { x, y, size } = layout.hero;
  const props = motif.props;
  const prop = (i: number): string => props[(game.id + i) % props.length] ?? 'redChip';
  const inner =
    backdrop(game.scene, game.palette, layout.w, layout.h, game.id % 2 === 0) +
    light(`${id}l`, palette.accent, x, y - size * 0.1, size * 0.7, 0.5) +
    standing(game.dealer, {
      x: x + size * 0.02,
      y: y + size * 0.02,
      size: size * 1.12,
      flip: game.id % 2 === 1,
    }) +
    standing(motif.heroes[game.hero % motif.heroes.length] ?? 'wheel', {
      x: x - size * 0.24,
      y: y + size * 0.36,
      size: size * 0.5,
    }) +
    standing(prop(0), { x: x + size * 0.3, y: y + size * 0.38, size: size * 0.3 }) +
    standing(prop(1), { x: x + size * 0.12, y: y + size * 0.44, size: size * 0.24, turn: 12 }) +
    embers(`${id}e`, layout, 10, random, palette.accent) +
    vignette(`${id}w`, layout, palette.ramp[0], 0.9) +
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
