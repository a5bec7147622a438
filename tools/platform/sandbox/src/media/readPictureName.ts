import { bannerCount, paymentMethods, promotionIds, sliderTypes } from '@baize/art';
import { formatOf, type Picture } from '../art/pictures.ts';
import { TILE_SHAPES, type Brand } from '../brands.ts';
import { LANGS } from '../contract/lang.ts';
import { EXPLORE_SLUGS } from '../site/explore.ts';
import { contentOf } from '../site/brand-content/contentOf.ts';
import { PROMOTION_SIZES } from '../site/promotions.ts';
import { BANNER_FORMS } from '../site/slides.ts';

/** Things that file names may refer to. */
export interface KnownThings {
  brand(slug: string): Pick<Brand, 'slug' | 'style'> | undefined;
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

const WHOLE = /^\d{1,2}$/;
const numberOf = (text = ''): number => (WHOLE.test(text) ? Number(text) : NaN);

const lookKey = ({ slug, style }: Pick<Brand, 'slug' | 'style'>) => ({ slug, style });

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
  campaigns: (parts, known) => {
    const [index, device, spoken] = parts.slice(-3);
    const brand = known.brand(parts.slice(0, -3).join('-'));
    const form = oneOf(BANNER_FORMS, device);
    const lang = oneOf(LANGS, spoken);
    const number = numberOf(index);
    if (!brand || !form || !lang || !(number < contentOf(brand.slug).campaigns.length)) return undefined;
    return { kind: 'campaign', ...lookKey(brand), index: number, form, lang };
  },
  banners: (parts, known) => {
    const [type, index, device, spoken] = parts.slice(-4);
    const brand = known.brand(parts.slice(0, -4).join('-'));
    const page = oneOf(sliderTypes, type);
    const form = oneOf(BANNER_FORMS, device);
    const lang = oneOf(LANGS, spoken);
    const number = numberOf(index);
    if (!brand || !page || !form || !lang || !(number < bannerCount)) return undefined;
    return { kind: 'banner', ...lookKey(brand), page, index: number, form, lang };
  },
  promotions: (parts, known) => {
    const [number, form, spoken] = parts.slice(-3);
    const brand = known.brand(parts.slice(0, -3).join('-'));
    const id = promotionIds[numberOf(number) - 1];
    const size = oneOf(PROMOTION_SIZES, form);
    const lang = oneOf(LANGS, spoken);
    return brand && id && size && lang ? { kind: 'promotion', ...lookKey(brand), id, size, lang } : undefined;
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
  explore: (parts, known) => {
    const name = parts.join('-');
    const category = EXPLORE_SLUGS.find((slug) => name.endsWith(`-${slug}`));
    const brand = category && known.brand(name.slice(0, -category.length - 1));
    return brand && { kind: 'explore', ...lookKey(brand), category };
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

/** The image for a name such as `games/1001-portrait.webp`; undefined if there is none. */
export function readPictureName(name: string, known: KnownThings): Picture | undefined {
  const [, folder = '', rest = '', ending] = /^([a-z]+)\/([a-z0-9_-]{1,80})\.([a-z]{4})$/.exec(name) ?? [];
  const picture = Object.hasOwn(READERS, folder) ? READERS[folder]?.(rest.split('-'), known) : undefined;
  return picture && formatOf(picture) === ending ? picture : undefined;
}
