import { paymentMethods, sliderTypes } from '@baize/art';
import { formatOf, type Picture } from '../art/pictures.ts';
import { TILE_SHAPES } from '../brands.ts';
import { LANGS } from '../contract/lang.ts';
import { EXPLORE_SLUGS } from '../site/explore.ts';
import { PROMOTION_COUNT, PROMOTION_SIZES } from '../site/promotions.ts';
import { BANNER_COUNT, BANNER_FORMS } from '../site/slides.ts';

/** What file names may refer to. */
export interface KnownThings {
  hasGame(id: number): boolean;
  hasTable(id: number): boolean;
  hasProvider(id: number): boolean;
  /** The game that a studio's banner shows. */
  studioGame(id: number): number | undefined;
  /** A story's game and win multiplier. */
  story(id: number): { gameId: number; multiplier: number } | undefined;
}

type Reader = (parts: readonly string[], known: KnownThings) => Picture | undefined;

const TONES = ['light', 'dark'] as const;
const SYMBOL = /^\d$/;

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((item) => item === text);

/** Parsers by the name's first folder; they get the parts between dashes, without the extension. */
const READERS: Record<string, Reader> = {
  games: ([id = '', form], known) => {
    const shape = oneOf(TILE_SHAPES, form);
    return shape && known.hasGame(Number(id)) ? { kind: 'game', id: Number(id), shape } : undefined;
  },
  tables: ([id = ''], known) => (known.hasTable(Number(id)) ? { kind: 'table', id: Number(id) } : undefined),
  providers: ([id = '', ink = 'light'], known) => {
    const tone = oneOf(TONES, ink);
    return tone && known.hasProvider(Number(id)) ? { kind: 'provider', id: Number(id), tone } : undefined;
  },
  banners: ([type, index = '', device, spoken]) => {
    const page = oneOf(sliderTypes, type);
    const form = oneOf(BANNER_FORMS, device);
    const lang = oneOf(LANGS, spoken);
    if (!page || !form || !lang || !(Number(index) < BANNER_COUNT)) return undefined;
    return { kind: 'banner', page, index: Number(index), form, lang };
  },
  promotions: ([index = '', form, spoken]) => {
    const size = oneOf(PROMOTION_SIZES, form);
    const lang = oneOf(LANGS, spoken);
    if (!size || !lang || !/^\d+$/.test(index) || !(Number(index) < PROMOTION_COUNT)) return undefined;
    return { kind: 'promotion', index: Number(index), size, lang };
  },
  stories: ([id = ''], known) => {
    const story = known.story(Number(id));
    return story && { kind: 'story', ...story };
  },
  payments: ([name = '', ink, spoken]) => {
    const method = paymentMethods.find(({ id }) => id === name);
    const tone = oneOf(TONES, ink);
    const lang = oneOf(LANGS, spoken);
    return method && tone && lang ? { kind: 'payment', id: method.id, tone, lang } : undefined;
  },
  explore: (parts) => {
    const slug = oneOf(EXPLORE_SLUGS, parts.join('-'));
    return slug && { kind: 'explore', slug };
  },
  studios: ([id = ''], known) => {
    const gameId = known.studioGame(Number(id));
    return gameId === undefined ? undefined : { kind: 'studio', gameId };
  },
  symbols: ([gameId = '', index = ''], known) => {
    if (!known.hasGame(Number(gameId))) return undefined;
    if (index === 'reels') return { kind: 'reels', gameId: Number(gameId) };
    return SYMBOL.test(index) ? { kind: 'symbol', gameId: Number(gameId), index: Number(index) } : undefined;
  },
};

/** The image that a name such as `games/1001-portrait.webp` refers to; undefined when there is none. */
export function readPictureName(name: string, known: KnownThings): Picture | undefined {
  const [, folder = '', rest = '', ending] = /^([a-z]+)\/([a-z0-9_-]{1,80})\.([a-z]{4})$/.exec(name) ?? [];
  const picture = Object.hasOwn(READERS, folder) ? READERS[folder]?.(rest.split('-'), known) : undefined;
  return picture && formatOf(picture) === ending ? picture : undefined;
}
