import { prefetch, prefetchFirstPage } from '@baize/api';
import type { Destination } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { lobbyAt } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { gamesOfCategory, lobbyQueries } from './lobbyQueries.ts';
import { isUnfiltered, presetState, readLobbyState } from './lobbyState.ts';
import { popularCategory } from './popularCategory.ts';
import { showsFavourites } from './useLobbyGames.ts';

/**
 * Prefetches a lobby's first content: banners, categories and providers, popular games, the first games. `name` is set for a lobby
 * with its own URL, `slug` for a category with its own; the category's number is in the lobby's configuration.
 */
export async function lobbyLoader(
  queryClient: QueryClient,
  { search, device, language, brand }: Destination,
  name?: LobbyName,
  slug?: string,
): Promise<void> {
  const lobby = lobbyAt(name, search);
  if (!lobby) return;
  const config = lobbyQueries.config(lobby, language, readLobbyState(search).sort);
  const games = async (category?: number) => {
    const state = presetState(readLobbyState(search), category);
    const filter = { ...state, search: lobby.search ?? state.search };
    if (!showsFavourites(lobby, state))
      await prefetchFirstPage(queryClient, lobbyQueries.games(lobby, filter));
  };
  const categories = async () => {
    await prefetch(queryClient, config);
    return queryClient.getQueryData(config.queryKey)?.categories ?? [];
  };
  const ofSlug = async () => {
    const category = (await categories()).find((one) => one.slug === slug);
    if (category) await games(category.id);
  };
  const popular = async () => {
    const category = popularCategory(await categories());
    if (category)
      await prefetchFirstPage(queryClient, lobbyQueries.games(lobby, gamesOfCategory(category.id)));
  };
  const hasPopular =
    brand.features.popularGames && slug === undefined && isUnfiltered(readLobbyState(search));
  await Promise.all([
    prefetch(queryClient, lobbyQueries.sliders(lobby.slider, device, language)),
    slug === undefined ? games() : ofSlug(),
    hasPopular ? popular() : categories(),
  ]);
}
