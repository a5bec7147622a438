import { useLanguage } from '@baize/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lobby } from './lobbies.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { presetState } from './lobbyState.ts';
import { showsFavourites, useLobbyGames } from './useLobbyGames.ts';
import { useLobbyState } from './useLobbyState.ts';
import { useShownPages } from './useShownPages.ts';

/**
 * The data and state of a lobby. At a category's URL (`slug`) it starts with that category, once its number is known
 * from the lobby's configuration.
 */
export function useLobby(lobby: Lobby, slug: string | undefined) {
  const addressed = useLobbyState();
  const {
    data: config,
    isError,
    refetch,
  } = useQuery({
    ...lobbyQueries.config(lobby, useLanguage(), addressed.state.sort),
    /* The categories stay visible while another sort order loads. */
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
    /** The platform doesn't have the category in this URL. */
    isMissing: isWaiting && config !== undefined,
    isFavourites: showsFavourites(lobby, state),
  };
}
