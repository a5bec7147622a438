import { useLanguage } from '@baize/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { presetState } from './lobbyState.ts';
import { showsFavourites, useLobbyGames } from './useLobbyGames.ts';
import { useLobbyState } from './useLobbyState.ts';
import { useShownPages } from './useShownPages.ts';

/**
 * What a lobby shows. At the address of a category (`slug`) it starts with that category, whose number is known
 * once the lobby's configuration has loaded.
 */
export function useLobby(lobby: Lobby, slug: string | undefined) {
  const addressed = useLobbyState();
  const {
    data: config,
    isError,
    refetch,
  } = useQuery({
    ...lobbyQueries.config(lobby, useLanguage(), addressed.state.sort),
    /* Another order doesn't take the categories away. */
    placeholderData: keepPreviousData,
  });
  const preset = slug === undefined ? undefined : config?.categories.find((one) => one.slug === slug);
  const state = presetState(addressed.state, preset?.id);
  const isWaiting = slug !== undefined && preset === undefined;
  const games = useLobbyGames(lobby, state, !isWaiting);
  const hasFailed = isWaiting && isError && !config;
  const list = hasFailed ? { ...games, status: 'failed' as const, retry: () => void refetch() } : games;
  useShownPages(list, addressed);
  return {
    config,
    list,
    state,
    change: addressed.change,
    preset,
    /** The platform doesn't have the category of this address. */
    isMissing: isWaiting && config !== undefined,
    isFavourites: showsFavourites(lobby, state),
  };
}
