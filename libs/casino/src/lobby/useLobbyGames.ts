/* @chunk games */
import { isApiError, type Game } from '@baize/api';
import { useIsPlayer } from '@baize/session';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { favouriteQueries } from '../favourites/favouriteQueries.ts';
import { eachOnce } from '../game/eachOnce.ts';
import { favouriteTypes, type Lobby } from './lobbies.ts';
import { FAVOURITES, type LobbyState } from './lobbyState.ts';
import { lobbyQueries, type GameFilter, type GameSource } from './lobbyQueries.ts';

/** A lobby's list of games for rendering. */
export interface LobbyGames {
  games: readonly Game[];
  total: number;
  /** Pages on screen. */
  pageCount: number;
  status: 'loading' | 'shown' | 'empty' | 'no-favourites' | 'failed';
  /** The HTTP status of a failed list, if there was a reply. */
  failure?: number | undefined;
  /** A further page is loading. */
  isLoadingMore: boolean;
  hasMore: boolean;
  /** The first two pages load on scroll, later ones only by the button. */
  loadsByItself: boolean;
  loadMore: () => void;
  retry: () => void;
}

const AUTOMATIC_PAGES = 2;

const NOT_FOUND = 404;
const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);

/** A paged list of games; a category that the platform doesn't have is an empty list. */
export function usePagedGames(
  source: GameSource,
  { page: wantedPages, ...filter }: GameFilter & Pick<LobbyState, 'page'>,
  enabled: boolean,
): LobbyGames {
  const query = useInfiniteQuery({ ...lobbyQueries.games(source, filter), enabled });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, error } =
    query;
  const pages = useMemo(() => data?.pages ?? [], [data]);

  /* The URL holds the number of pages on screen: reload and Back restore all of them. */
  const pageCount = pages.length;
  const behind = enabled && pageCount > 0 && pageCount < wantedPages;
  useEffect(() => {
    if (behind && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    /* The page count is a dependency because a fast reply arrives before a loading state renders. */
  }, [behind, pageCount, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  /* A new game moves the last one of a page to the next page, where it would be listed twice. */
  const games = useMemo(() => eachOnce(pages.flatMap((page) => page.data)), [pages]);
  const settled = games.length > 0 ? 'shown' : 'empty';
  const failure = statusOf(error);
  const failed = failure === NOT_FOUND ? 'empty' : 'failed';
  return {
    games,
    total: pages[0]?.total ?? 0,
    pageCount,
    status: data ? settled : error ? failed : 'loading',
    failure,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadsByItself: pageCount < AUTOMATIC_PAGES && !isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

function useLobbyFavourites(lobby: Lobby, enabled: boolean): LobbyGames {
  const { data, isError, refetch } = useQuery({ ...favouriteQueries.list(favouriteTypes(lobby)), enabled });
  const games = eachOnce(data ?? []);
  const none = isError || !enabled || (data && games.length === 0);
  return {
    games,
    total: games.length,
    pageCount: 1,
    status: none ? 'no-favourites' : data ? 'shown' : 'loading',
    isLoadingMore: false,
    hasMore: false,
    loadsByItself: false,
    loadMore: () => undefined,
    retry: () => void refetch(),
  };
}

/** Whether a lobby shows the player's favourites, which are neither filtered nor paged. */
export const showsFavourites = (lobby: Lobby, { category }: Pick<LobbyState, 'category'>): boolean =>
  category === FAVOURITES || lobby.type === 'favorite_games';

/** A lobby's games for a state: a paged list, or the player's favourites. */
export function useLobbyGames(lobby: Lobby, state: LobbyState, enabled = true): LobbyGames {
  const wantsFavourites = showsFavourites(lobby, state);
  const favourites = useLobbyFavourites(lobby, useIsPlayer(wantsFavourites));
  const filter = { ...state, search: lobby.search ?? state.search };
  const paged = usePagedGames(lobby, filter, enabled && !wantsFavourites);
  return wantsFavourites ? favourites : paged;
}
