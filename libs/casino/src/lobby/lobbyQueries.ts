/* @chunk games */
import {
  api,
  call,
  nextPage,
  decodeGamePage,
  decodeLinkedImage,
  decoder,
  staleTime,
  type DeviceId,
  type GamePage,
  type SliderType,
} from '@baize/api';
import { keptAcrossDevices } from '@baize/site';
import type { Language } from '@baize/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { findLobby, type Lobby } from './lobbies.ts';
import { parseLobbyConfig } from './parseLobbyConfig.ts';
import { ALL_GAMES, type LobbyState } from './lobbyState.ts';
import type { Sort } from './sorts.ts';
import type { ProviderAddress } from './providerAddresses.ts';

const decodeSliders = decoder.or(decoder.list(decodeLinkedImage), []);

/** Which games to list: one lobby's, or all games if `type` is omitted. */
export interface GameSource {
  type?: Lobby['type'] | undefined;
  /** Games per page; the platform's default otherwise. */
  perPage?: number | undefined;
}

export type GameFilter = Pick<LobbyState, 'category' | 'providers' | 'search'> &
  Partial<Pick<LobbyState, 'sort'>>;

const EVERY_GAME: GameFilter = { category: ALL_GAMES, providers: [], search: '' };

/** The games of a provider's URL: its lobby's, or those of all lobbies. */
export const providerSource = ({ lobby, perPage }: ProviderAddress): GameSource => ({
  type: lobby && findLobby(lobby)?.type,
  perPage,
});

/** All games of a provider. */
export const gamesOfProvider = (id: number): GameFilter => ({ ...EVERY_GAME, providers: [id] });

/** All games of a category. */
export const gamesOfCategory = (category: number): GameFilter => ({ ...EVERY_GAME, category });

async function fetchGames(
  { type, perPage }: GameSource,
  { category, providers, search, sort: order }: GameFilter,
  page: number,
  signal: AbortSignal,
) {
  /* The platform's own order isn't requested: a platform without sorting doesn't know the parameter. */
  const sort = order === 'popular' ? undefined : order;
  const provider = providers.length > 0 ? providers.join(',') : undefined;
  const sent =
    category === ALL_GAMES
      ? call(
          api.GET('/games', {
            params: { query: { type, page, provider, search: search || undefined, sort, per_page: perPage } },
            signal,
          }),
        )
      : call(
          api.GET('/category-games', {
            params: { query: { type, page, provider, category_id: category, sort } },
            signal,
          }),
        );
  return decodeGamePage((await sent).games, page);
}

export const lobbyQueries = {
  /** Categories, providers and last winners; also sorted by name if the list is (`sort`). */
  config: ({ type }: Lobby, language: Language, order: Sort = 'popular') => {
    const sort = order === 'name' ? order : undefined;
    return queryOptions({
      queryKey: ['lobby-config', type, language, sort ?? 'popular'],
      queryFn: async ({ signal }) =>
        parseLobbyConfig(
          (await call(api.GET('/config', { params: { query: { type, sort } }, signal }))).data,
        ),
      staleTime: staleTime.minutes(5),
    });
  },

  games: (source: GameSource, filter: GameFilter) =>
    infiniteQueryOptions({
      queryKey: [
        'games',
        source.type ?? 'all',
        filter.category,
        filter.providers,
        filter.search,
        filter.sort ?? 'popular',
        source.perPage ?? 'default',
      ],
      queryFn: ({ pageParam, signal }) => fetchGames(source, filter, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: (last: GamePage) => nextPage(last),
      staleTime: staleTime.minutes(5),
    }),

  /** The game at a position in the whole list, starting at 1; undefined if there is none. */
  oneGame: (source: GameSource, place: number) =>
    queryOptions({
      queryKey: ['game-at', source.type ?? 'all', place],
      queryFn: async ({ signal }) => {
        const page = await fetchGames({ ...source, perPage: 1 }, EVERY_GAME, place, signal);
        return page.data[0] ?? null;
      },
      staleTime: staleTime.minutes(5),
    }),

  sliders(type: SliderType, device: DeviceId, lang: Language) {
    const queryKey = ['sliders', type, device, lang];
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) =>
        decodeSliders(
          (await call(api.GET('/sliders', { params: { query: { type, device, lang } }, signal }))).sliders,
        ),
      staleTime: staleTime.minutes(10),
      placeholderData: keptAcrossDevices(queryKey),
    });
  },
};
