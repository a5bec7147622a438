import { prefetch, prefetchFirstPage } from '@baize/api';
import type { Destination } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { findLobby, type Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { readLobbyState } from './lobbyState.ts';
import type { CategoryAddress } from './categoryAddresses.ts';
import { presetState } from './presetState.ts';
import { showsFavourites } from './useLobbyGames.ts';

/** Prefetches what the address of a category shows first. Its number is in the lobby's configuration. */
export async function prepareCategory(
  queryClient: QueryClient,
  { search, device, language }: Destination,
  { lobby: name, slug }: CategoryAddress,
): Promise<void> {
  const lobby = findLobby(name) as Lobby;
  const config = lobbyQueries.config(lobby, language);
  const sliders = prefetch(queryClient, lobbyQueries.sliders(lobby.slider, device, language));
  await prefetch(queryClient, config);
  const category = queryClient.getQueryData(config.queryKey)?.categories.find((one) => one.slug === slug);
  const state = presetState(readLobbyState(search), category?.id);
  if (category && !showsFavourites(lobby, state))
    await prefetchFirstPage(queryClient, lobbyQueries.games(lobby, state));
  await sliders;
}
