import type { GameSeed } from '../catalogue/GameSeed.ts';
import { embers, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { motifs } from '../motifs/motifs.ts';

/** The backdrop of a slot's reels, 1280x720 units: the game's scene, its heroes at the sides, a plain dark middle. */
export const reelBackdropSvg = (game: GameSeed): string => {
  const palette = palettes[game.palette];
  const { heroes, props } = motifs[game.motif];
  const id = `r${game.id}`;
  const box = { w: 1280, h: 720 };
  const at = (list: readonly string[], i: number): string => list[i % list.length] ?? 'coin';
  return svgRoot(
    1280,
    720,
    `<defs><radialGradient id="${id}m" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${palette.ramp[0]}" stop-opacity=".72"/><stop offset=".75" stop-color="${palette.ramp[0]}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.ramp[0]}" stop-opacity="0"/></radialGradient></defs>` +
      backdrop(game.scene, game.palette, 1280, 720) +
      light(`${id}l`, palette.accent, 640, 330, 520, 0.4) +
      `<rect x="120" width="1040" height="720" fill="url(#${id}m)"/>` +
      standing(at(heroes, game.hero), { x: 150, y: 480, size: 310 }, palette.accent) +
      standing(at(heroes, game.hero + 1), { x: 1130, y: 480, size: 310, flip: true }, palette.accent) +
      standing(at(props, 0), { x: 210, y: 640, size: 130, turn: -10 }) +
      standing(at(props, 1), { x: 1070, y: 640, size: 130, turn: 10 }) +
      embers(`${id}e`, box, 30, randomFrom(game.id), palette.accent) +
      vignette(`${id}v`, box, palette.ramp[0], 0.6),
  );
};
