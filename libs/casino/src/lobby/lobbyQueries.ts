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
import type { Language } from '@baize/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Lobby } from './lobbies.ts';
import { readLobbyConfig } from './readLobbyConfig.ts';
import { ALL_GAMES, type LobbyState } from './lobbyState.ts';

const readSliders = decoder.or(decoder.list(decodeLinkedImage), []);

type Filter = Pick<LobbyState, 'category' | 'providers' | 'search'>;

async function askGames(
  { type }: Lobby,
  { category, providers, search }: Filter,
  page: number,
  signal: AbortSignal,
) {
  const provider = providers.length > 0 ? providers.join(',') : undefined;
  const sent =
    category === ALL_GAMES
      ? call(
          api.GET('/games', {
            params: { query: { type, page, provider, search: search || undefined } },
            signal,
          }),
        )
      : call(
          api.GET('/category-games', {
            params: { query: { type, page, provider, category_id: category } },
            signal,
          }),
        );
  return decodeGamePage((await sent).games, page);
}

export const lobbyQueries = {
  /** Categories, providers and last winners. */
  config: ({ type }: Lobby, language: Language) =>
    queryOptions({
      queryKey: ['lobby-config', type, language],
      queryFn: async ({ signal }) =>
        readLobbyConfig((await call(api.GET('/config', { params: { query: { type } }, signal }))).data),
      staleTime: staleTime.minutes(5),
    }),

  games: (lobby: Lobby, filter: Filter) =>
    infiniteQueryOptions({
      queryKey: ['games', lobby.type, filter.category, filter.providers, filter.search],
      queryFn: ({ pageParam, signal }) => askGames(lobby, filter, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: (last: GamePage) => nextPage(last),
      staleTime: staleTime.minutes(5),
    }),

  sliders: (type: SliderType, device: DeviceId, lang: Language) =>
    queryOptions({
      queryKey: ['sliders', type, device, lang],
      queryFn: async ({ signal }) =>
        readSliders(
          (await call(api.GET('/sliders', { params: { query: { type, device, lang } }, signal }))).sliders,
        ),
      staleTime: staleTime.minutes(10),
    }),
};
