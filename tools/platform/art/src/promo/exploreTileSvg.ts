import type { BrandLook } from '../campaigns/BrandLook.ts';
import { moodOf } from '../campaigns/moodOf.ts';
import { toned } from '../campaigns/toned.ts';
import { beams, embers, light, vignette } from '../compose/atmosphere.ts';
import { backdrop, standing } from '../compose/images.ts';
import { mix } from '../compose/mix.ts';
import { palettes } from '../compose/palettes.ts';
import type { Palette, PaletteName } from '../compose/palettes.ts';
import { randomFrom, seedOf } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import { titleSvg } from '../lettering/titleSvg.ts';
import { liveSceneSvg } from '../live/liveSceneSvg.ts';
import type { SceneName } from '../compose/SceneName.ts';
import type { ArtLanguage, LivePicture } from './Poster.ts';

export const exploreCategories = [
  'slots',
  'live-casino',
  'game-shows',
  'promotions',
  'jackpots',
  'crash',
  'bingo',
  'virtual',
] as const;
export type ExploreCategory = (typeof exploreCategories)[number];

type Look = {
  scene: SceneName;
  palette: PaletteName;
  tr: string;
  en: string;
} & ({ hero: string; left: string; right: string } | { live: LivePicture });
const looks: Record<ExploreCategory, Look> = {
  slots: {
    scene: 'burst',
    palette: 'crimson',
    hero: 'seven',
    left: 'cherries',
    right: 'bell',
    tr: 'Slotlar',
    en: 'Slots',
  },
  'live-casino': {
    scene: 'studio',
    palette: 'emeraldNight',
    live: { table: 'ROULETTE', dealer: 'waves' },
    tr: 'Canlı Casino',
    en: 'Live Casino',
  },
  'game-shows': {
    scene: 'curtain',
    palette: 'orchid',
    hero: 'fortuneWheel',
    left: 'microphone',
    right: 'starGold',
    tr: 'Oyun Şovları',
    en: 'Game Shows',
  },
  promotions: {
    scene: 'candyland',
    palette: 'lagoon',
    hero: 'moneyBag',
    left: 'coin',
    right: 'ticket',
    tr: 'Promosyonlar',
    en: 'Promotions',
  },
  jackpots: {
    scene: 'vault',
    palette: 'oldGold',
    hero: 'chest',
    left: 'ruby',
    right: 'goldBars',
    tr: 'Jackpotlar',
    en: 'Jackpots',
  },
  crash: {
    scene: 'sky',
    palette: 'sky',
    hero: 'plane',
    left: 'balloon',
    right: 'coinEdge',
    tr: 'Uçak Oyunları',
    en: 'Crash Games',
  },
  bingo: {
    scene: 'neonCity',
    palette: 'royal',
    hero: 'bingoBalls',
    left: 'ballGreen',
    right: 'ballPink',
    tr: 'Bingo',
    en: 'Bingo',
  },
  virtual: {
    scene: 'stadium',
    palette: 'midnight',
    hero: 'football',
    left: 'trophy',
    right: 'raceCar',
    tr: 'Sanal Oyunlar',
    en: 'Virtual Games',
  },
};

const box = { w: 480, h: 300 };

const picture = (look: Look, palette: Palette, id: string, random: () => number): string => {
  if ('live' in look) {
    const group = { x: 40, y: 6, w: 400, h: 220 };
    return liveSceneSvg({
      id,
      ...box,
      box: group,
      ...look.live,
      scene: look.scene,
      palette,
      seed: 2,
    });
  }
  return (
    backdrop(look.scene, palette, box.w, box.h) +
    beams(`${id}b`, 240, 130, 330, 16, palette.accent) +
    light(`${id}l`, palette.accent, 240, 120, 170, 0.75) +
    standing(look.left, { x: 112, y: 130, size: 136, turn: -10 }) +
    standing(look.right, { x: 368, y: 130, size: 136, turn: 10 }) +
    standing(look.hero, { x: 240, y: 122, size: 222 }, palette.accent) +
    embers(`${id}e`, box, 14, random, palette.accent)
  );
};

export type ExploreOptions = {
  category: ExploreCategory;
  /** With a language the tile shows the category's name; without one, its lower edge is empty. */
  lang?: ArtLanguage;
  brand: BrandLook;
};

/** The share of a tile's own colours in a brand's tile. */
const OWN = 0.18;

/** A brand's colours with a trace of the tile's own. Always dark, because sites put the name over the tile in white. */
const tinted = (brand: BrandLook, own: Palette): Palette => {
  const ground = brand.scheme === 'dark' ? brand.ground : mix(brand.accent, '#000000', 0.82);
  const { ramp, accent } = moodOf({ ...brand, scheme: 'dark', ground }, brand.tone);
  const [a, b, c, d, e] = ramp;
  const [, f, g, h, i] = own.ramp;
  return {
    ramp: [a, mix(b, f, OWN), mix(c, g, OWN), mix(d, h, OWN), mix(e, i, OWN)],
    accent,
    fills: own.fills,
  };
};

/** A category tile in the look of a brand, 480x300 units. */
export const exploreTileSvg = ({ category, lang, brand }: ExploreOptions): string => {
  const look = looks[category];
  const palette = tinted(brand, palettes[look.palette]);
  const id = `x${category.replace('-', '')}`;
  const title = lang
    ? titleSvg({
        text: look[lang],
        turkish: lang === 'tr',
        frame: { x: 30, y: 216, width: 420, height: 74 },
        id,
        lines: 1,
        lettering: { face: 'russo-one', fill: palette.fills[0] ?? 'gold', bend: 'flat', upper: true },
      })
    : '';
  return svgRoot(
    box.w,
    box.h,
    toned(brand.tone, `${id}f`, palette.ramp, picture(look, palette, id, randomFrom(seedOf(category)))) +
      vignette(`${id}v`, box, palette.ramp[0], 0.88) +
      title,
  );
};
