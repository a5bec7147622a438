import type { GameSeed } from '../catalogue/GameSeed.ts';
import { beams, embers, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, sprite, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { motifs } from '../motifs/motifs.ts';
import { layoutOf } from './shapes.ts';
import { svgRoot } from './svgRoot.ts';

const BEAMS = 12;
const COINS = 7;

/** One frame of an animated portrait tile; `phase` runs from 0 to 1, and the loop is seamless. */
export const movingTileSvg = (game: GameSeed, phase: number): string => {
  const { w, h, hero, title, lines } = layoutOf('portrait', 0);
  const palette = palettes[game.palette];
  const motif = motifs[game.motif];
  const random = randomFrom(game.id * 31);
  const id = `m${game.id}`;
  const wave = Math.sin(phase * 2 * Math.PI);
  const turn = (phase * 2 * Math.PI) / BEAMS;
  const coins = Array.from({ length: COINS }, (_, i) => {
    const fall = (phase + i / COINS + random() * 0.1) % 1;
    return sprite(i % 2 ? 'coin' : 'coinEdge', {
      x: (0.06 + 0.88 * ((i * 0.37) % 1)) * w,
      y: fall * (h + 80) - 40,
      size: 34 + (i % 3) * 12,
      turn: phase * 360 * (i % 2 ? 1 : -1) + i * 50,
    });
  }).join('');
  const prop = (i: number): string => motif.props[i % motif.props.length] ?? 'coin';
  const drift = `translate(0 ${(-phase * h).toFixed(1)})`;
  const dust = embers(`${id}e`, { w, h }, 14, random, palette.accent);
  const [, defs = '', dots = ''] = /^(<radial.*?<\/radialGradient>)(.*)$/s.exec(dust) ?? [];
  return svgRoot(
    w,
    h,
    backdrop(game.scene, game.palette, w, h) +
      beams(`${id}b`, hero.x, hero.y, 330, BEAMS, palette.accent, turn) +
      light(`${id}l`, palette.accent, hero.x, hero.y, hero.size * (0.66 + 0.08 * wave), 0.8) +
      coins +
      standing(
        motif.heroes[game.hero] ?? 'coin',
        { x: hero.x, y: hero.y + wave * 7, size: hero.size * (1 + 0.03 * wave), turn: wave * 2 },
        palette.accent,
      ) +
      standing(prop(0), { x: hero.x - 96, y: hero.y + 92 - wave * 5, size: 92, turn: -10 + wave * 6 }) +
      standing(prop(1), { x: hero.x + 98, y: hero.y + 94 + wave * 5, size: 88, turn: 10 + wave * 6 }) +
      `${defs}<g transform="${drift}">${dots}</g><g transform="translate(0 ${h}) ${drift}">${dots}</g>` +
      vignette(`${id}w`, { w, h }, palette.ramp[0]) +
      titleSvg({
        text: game.name,
        turkish: game.turkish,
        frame: title,
        lettering: game.lettering,
        id,
        lines,
      }),
  );
};
