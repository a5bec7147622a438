import type { GameSeed } from '../catalogue/GameSeed.ts';
import { beams, flyingCoins, glints, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';

/** A big win in a game: 320x320 units, made to be seen in a circle. */
export const storySvg = (game: GameSeed, multiplier: number): string => {
  const random = randomFrom(game.id);
  const palette = palettes[game.palette];
  const motif = motifs[game.motif];
  const id = `s${game.id}`;
  const hero = motif.heroes[game.hero % motif.heroes.length] ?? 'coin';
  const box = { w: 320, h: 320 };
  return svgRoot(
    320,
    320,
    backdrop(game.scene, game.palette, 320, 320) +
      beams(`${id}b`, 160, 130, 240, 14, palette.accent) +
      light(`${id}l`, palette.accent, 160, 130, 150, 0.8) +
      `<g transform="translate(30 20)">${flyingCoins({ w: 260, h: 300 }, 6, random)}</g>` +
      standing(hero, { x: 160, y: 130, size: 200 }, palette.accent) +
      vignette(`${id}v`, box, palette.ramp[0], 0.7) +
      glints(box, 5, random) +
      titleSvg({
        text: `${multiplier.toLocaleString('tr-TR')}x`,
        turkish: false,
        frame: { x: 50, y: 196, width: 220, height: 86 },
        id,
        lines: 1,
        lettering: { face: 'bangers', fill: 'gold', bend: 'flat', upper: false },
      }),
  );
};
