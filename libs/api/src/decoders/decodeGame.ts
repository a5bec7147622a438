import type { Category, Game, GamePage, GameType, LinkedImage, Provider } from '../types.ts';
import { ApiError } from '../ApiError.ts';
import { decoder, type Decoder } from './decoder.ts';

const { text, number, oneOf, or, list, row } = decoder;

const flag = oneOf<0 | 1>(0, 1);

const percent: Decoder<number> = (value) => {
  const found = number(value);
  return found !== undefined && found >= 0 && found <= 100 ? found : undefined;
};

const multiple: Decoder<number> = (value) => {
  const found = number(value);
  return found !== undefined && found >= 1 ? found : undefined;
};

/** One of the platform's game types. */
export const decodeGameType: Decoder<GameType> = oneOf<GameType>(2, 4, 5, 6, 7, 8);

const providerRef = row<Exclude<NonNullable<Game['provider']>, string>>(
  { id: or(number, 0), name: text, image: text },
  'name',
);

/** Decodes a game. Id and name are required; an unreadable image or provider is dropped. */
export const decodeGame: Decoder<Game> = row<Game>(
  {
    id: number,
    name: text,
    image: or(text, ''),
    demo: or(flag, 0),
    provider: (value) => (typeof value === 'string' ? value : providerRef(value)),
    provider_name: text,
    provider_id: number,
    available: flag,
    game_id: text,
    type: decodeGameType,
    index: number,
    game_image: text,
    class: text,
    home_page: flag,
    iframe: flag,
    url: text,
    mark: oneOf<'new' | 'hot'>('new', 'hot'),
    rtp: percent,
    volatility: oneOf<'low' | 'medium' | 'high'>('low', 'medium', 'high'),
    max_multiplier: multiple,
  },
  'id',
  'name',
);

export const decodeGames = list(decodeGame);

/**
 * A page of a list of games. `current_page` is always the requested page.
 * @throws ApiError (`unreadable`) if it contains no list
 */
export function decodeGamePage(value: unknown, requestedPage: number): GamePage {
  const data = list(decodeGame)((value as { data?: unknown } | undefined)?.data);
  if (!data) throw new ApiError('unreadable', { status: 200 });
  const about = row<Omit<GamePage, 'data'>>({
    next_page_url: or<string | null>(text, null),
    total: or(number, data.length),
    current_page: () => requestedPage,
    last_page: or(number, requestedPage),
    per_page: or(number, data.length),
  })(value);
  return { ...(about as Omit<GamePage, 'data'>), data };
}

/** Decodes an image with a link. The image is required. */
export const decodeLinkedImage: Decoder<LinkedImage> = row<LinkedImage>(
  { image: text, url: or(text, ''), name: text },
  'image',
);

export const decodeProvider: Decoder<Provider> = row<Provider>(
  { id: number, name: text, game_count: or(number, 0), image: text },
  'id',
  'name',
);

export const decodeCategory: Decoder<Category> = row<Category>(
  { id: number, name: text, slug: or(text, ''), class: text, home_page: flag, image: text, url: text },
  'id',
  'name',
);
