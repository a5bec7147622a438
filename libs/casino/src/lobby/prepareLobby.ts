import { prefetch, prefetchFirstPage } from '@baize/api';
import type { Destination } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { findLobby } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { readLobbyState } from './lobbyState.ts';
import { showsFavourites } from './useLobbyGames.ts';

/**
 * Prefetches what a lobby shows first: banners, categories and providers, the first games. `name` is set for a
 * lobby with its own address.
 */
export async function prepareLobby(
  queryClient: QueryClient,
  { search, device, language }: Destination,
  name?: LobbyName,
): Promise<void> {
  const lobby = findLobby(name ?? search.get('type'));
  if (!lobby) return;
  const state = readLobbyState(search);
  const filter = { ...state, search: lobby.search ?? state.search };
  await Promise.all([
    prefetch(queryClient, lobbyQueries.sliders(lobby.slider, device, language)),
    prefetch(queryClient, lobbyQueries.config(lobby, language)),
    !showsFavourites(lobby, state) && prefetchFirstPage(queryClient, lobbyQueries.games(lobby, filter)),
  ]);
}
