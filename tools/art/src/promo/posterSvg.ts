import { beams, embers, flyingCoins, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, standing } from '../compose/images.ts';
import { palettes } from '../compose/palettes.ts';
import { randomFrom, seedOf } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import type { FaceName } from '../lettering/faces.ts';
import { sublineSvg } from '../lettering/sublineSvg.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import type { LiveBox } from '../live/LiveBox.ts';
import { liveSceneSvg } from '../live/liveSceneSvg.ts';
import { motifs } from '../motifs/motifs.ts';
import type { ArtLanguage, Poster } from './Poster.ts';

export type PosterLayout = {
  w: number;
  h: number;
  hero: { x: number; y: number; size: number };
  headline: { x: number; y: number; width: number; height: number };
  subline: { x: number; y: number; width: number; size: number; anchor: 'start' | 'middle' };
  /** The area of the live table, if one is shown. */
  live: LiveBox;
  lines: number;
};

/** Faces whose Turkish capitals are designed, not composed: advertising is read closely. */
const complete = new Set<FaceName>([
  'bangers',
  'bungee',
  'righteous',
  'russo-one',
  'black-ops-one',
  'luckiest-guy',
  'cinzel',
  'limelight',
  'playfair-display',
  'racing-sans-one',
]);

const group = (p: Poster, { hero }: PosterLayout, turn: number, accent: string): string => {
  const motif = motifs[p.motif];
  const at = (list: readonly string[], i: number): string => list[(i + turn) % list.length] ?? 'coin';
  const { x, y, size } = hero;
  return (
    standing(at(motif.props, 0), { x: x - size * 0.42, y: y - size * 0.24, size: size * 0.34, turn: -16 }) +
    standing(at(motif.props, 1), { x: x + size * 0.44, y: y - size * 0.2, size: size * 0.38, turn: 14 }) +
    standing(p.hero ?? motif.heroes[0] ?? 'coin', { x, y, size }, accent) +
    standing(at(motif.props, 2), { x: x - size * 0.38, y: y + size * 0.33, size: size * 0.38, turn: -10 }) +
    standing(at(motif.props, 3), { x: x + size * 0.38, y: y + size * 0.34, size: size * 0.4, turn: 12 })
  );
};

/** The shade behind the lettering. */
const calm = (id: string, { w, h, headline, hero }: PosterLayout, dark: string): string => {
  const [x1, y1, x2, y2] = hero.x > w * 0.6 ? [0, 0, 0.75, 0] : [0, 1, 0, 0.3];
  return `<linearGradient id="${id}c" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${dark}" stop-opacity=".88"/><stop offset=".5" stop-color="${dark}" stop-opacity=".6"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${id}c)" data-words="${Math.round(headline.y)}"/>`;
};

/** Scene, light and the group of objects. */
const still = (p: Poster, layout: PosterLayout, id: string, turn: number, random: () => number): string => {
  const { w, h, hero } = layout;
  const palette = palettes[p.palette];
  return (
    backdrop(p.scene, p.palette, w, h) +
    (turn % 4 === 3 ? beams(`${id}b`, hero.x, hero.y, w * 0.7, 16, palette.accent) : '') +
    light(`${id}l`, palette.accent, hero.x, hero.y, hero.size * 0.85, 0.75) +
    calm(id, layout, palette.ramp[0]) +
    (turn % 2
      ? ''
      : `<g transform="translate(${hero.x - hero.size * 0.75} 0)">${flyingCoins({ w: hero.size * 1.5, h }, 7, random)}</g>`) +
    group(p, layout, turn, palette.accent) +
    embers(`${id}e`, layout, 26, random, palette.accent)
  );
};

const picture = (p: Poster, layout: PosterLayout, id: string, turn: number, random: () => number): string => {
  if (!p.live) return still(p, layout, id, turn, random);
  const { w, h, live: box } = layout;
  const shade = calm(id, layout, palettes[p.palette].ramp[0]);
  return liveSceneSvg({
    id,
    w,
    h,
    box,
    ...p.live,
    scene: p.scene,
    palette: p.palette,
    seed: turn * 2 + 4,
    shade,
  });
};

/** A poster in a layout: scene, hero group on one side, headline and subline on the other. */
export const posterSvg = (p: Poster, lang: ArtLanguage, layout: PosterLayout, turn = 0): string => {
  const palette = palettes[p.palette];
  const random = randomFrom(seedOf(p.en[0]) + turn);
  const id = `p${seedOf(p.en[0] + layout.w).toString(36)}${turn}`;
  const face = motifs[p.motif].faces.find((f) => complete.has(f)) ?? 'cinzel';
  const [headline, subline] = p[lang];
  return svgRoot(
    layout.w,
    layout.h,
    picture(p, layout, id, turn, random) +
      vignette(`${id}w`, layout, palette.ramp[0], 0.3) +
      titleSvg({
        text: headline,
        turkish: lang === 'tr',
        frame: layout.headline,
        id,
        lines: layout.lines,
        align: layout.subline.anchor,
        lettering: {
          face,
          fill: palette.fills[turn % palette.fills.length] ?? 'gold',
          bend: turn % 3 === 1 && layout.subline.anchor === 'middle' ? 'slant' : 'flat',
          upper: true,
        },
      }) +
      sublineSvg(subline, layout.subline),
  );
};
