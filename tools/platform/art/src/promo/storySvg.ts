import type { GameSeed } from '../catalogue/GameSeed.ts';
import { beams, embers, light } from '../compose/atmosphere.ts';
import { backdrop, sprite, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { tableThings } from '../live/tableThings.ts';
import { motifs } from '../motifs/motifs.ts';

const MIDDLE = 160;
/** The radius within which everything important lies. */
const SAFE = 150;

const coins = ['coin', 'coinEdge', 'coinCrown'] as const;

/** Coins flying outwards: small ones near the middle, large ones further out. A bigger win has more of them. */
const coinBurst = (count: number, random: () => number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + random() * 0.5;
    const near = i % 3 === 0;
    const away = near ? 132 + random() * 22 : 92 + random() * 34;
    return sprite(coins[i % 3] ?? 'coin', {
      x: MIDDLE + Math.cos(angle) * away,
      y: MIDDLE + Math.sin(angle) * away,
      size: near ? 46 + random() * 20 : 24 + random() * 16,
      turn: (angle * 180) / Math.PI + 90,
    });
  }).join('');

const heroOf = (game: GameSeed): string => {
  const { heroes } = motifs[game.motif];
  return heroes[game.hero % heroes.length] ?? 'coin';
};

/** The game's hero in the middle, or the objects on a live table. */
const hero = (game: GameSeed, id: string): string => {
  const palette = palettes[game.palette];
  if (!game.table) return standing(heroOf(game), { x: MIDDLE, y: MIDDLE, size: SAFE * 1.68 }, palette.accent);
  const things = tableThings[game.table]({
    id,
    x: MIDDLE,
    y: MIDDLE + 18,
    size: SAFE * 1.7,
    palette,
    alone: true,
    turn: game.id,
    side: 1,
  });
  return things.back + things.front;
};

/**
 * A big win in a game, without lettering, since the site writes the multiplier over it. 320x320 units, to be shown in
 * a circle of any size; a bigger multiplier has more coins.
 */
export const storySvg = (game: GameSeed, multiplier: number): string => {
  const random = randomFrom(game.id);
  const palette = palettes[game.palette];
  const id = `s${game.id}`;
  const box = { w: 320, h: 320 };
  const count = Math.min(21, 12 + 3 * Math.floor(Math.log10(Math.max(10, multiplier))));
  return svgRoot(
    box.w,
    box.h,
    backdrop(game.scene, game.palette, box.w, box.h) +
      `<rect width="320" height="320" fill="${palette.ramp[0]}" fill-opacity=".28"/>` +
      beams(`${id}b`, MIDDLE, MIDDLE, 236, 18, palette.accent) +
      light(`${id}m`, palette.ramp[3], MIDDLE, MIDDLE, 190, 0.7) +
      light(`${id}l`, '#fff6d8', MIDDLE, MIDDLE, 120, 0.85) +
      coinBurst(count, random) +
      hero(game, id) +
      embers(`${id}e`, box, 10, random, palette.accent) +
      `<radialGradient id="${id}v" cx=".5" cy=".5" r=".62"><stop offset=".6" stop-color="${palette.ramp[0]}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ramp[0]}" stop-opacity=".7"/></radialGradient><rect width="320" height="320" fill="url(#${id}v)"/>`,
  );
};
