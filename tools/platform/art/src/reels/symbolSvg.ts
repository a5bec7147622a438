import type { GameSeed } from '../catalogue/GameSeed.ts';
import { light } from '../compose/atmosphere.ts';
import { sprite, standing } from '../compose/images.ts';
import { ring } from '../compose/ornaments.ts';
import { palettes } from '../compose/palettes.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';

/** The symbols of a game by index: five of its motif (best first), ace, wild, scatter, and the lower card ranks. */
export const symbolNames = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'ace',
  'wild',
  'scatter',
  'king',
  'queen',
  'jack',
  'ten',
] as const;

const ranks: Record<string, string> = {
  ace: 'rankA',
  king: 'rankK',
  queen: 'rankQ',
  jack: 'rankJ',
  ten: 'rank10',
};

const lettered = (game: GameSeed, text: string, hero: string): string => {
  const palette = palettes[game.palette];
  const id = `y${game.id}${text}`;
  return (
    light(`${id}l`, palette.accent, 128, 118, 128, 0.9) +
    `<circle cx="128" cy="116" r="92" fill="${palette.ramp[1]}"/>` +
    ring(`${id}r`, 128, 116, 96, 'gold', palette.ramp[0]) +
    sprite(hero, { x: 128, y: 104, size: 176 }) +
    titleSvg({
      text,
      turkish: false,
      frame: { x: 8, y: 158, width: 240, height: 88 },
      id,
      lines: 1,
      lettering: { face: 'bangers', fill: game.lettering.fill, bend: 'flat', upper: true },
    })
  );
};

/** One reel symbol of a game on a transparent ground, 256x256 units; `index` is that of `symbolNames`. */
export const symbolSvg = (game: GameSeed, index: number): string => {
  const name = symbolNames[index];
  if (!name)
    throw new Error(`There is no symbol ${index}: the index must be from 0 to ${symbolNames.length - 1}.`);
  const motif = motifs[game.motif];
  const themed = motif.symbols[index];
  const rank = ranks[name];
  if (themed)
    return svgRoot(256, 256, standing(themed, { x: 128, y: 126, size: 226 }, palettes[game.palette].accent));
  if (rank) return svgRoot(256, 256, standing(rank, { x: 128, y: 126, size: 214 }));
  const hero = motif.heroes[(game.hero + (name === 'wild' ? 0 : 1)) % motif.heroes.length] ?? 'coin';
  return svgRoot(
    256,
    256,
    lettered(game, name, name === 'scatter' && hero === motif.heroes[0] ? 'coin' : hero),
  );
};
