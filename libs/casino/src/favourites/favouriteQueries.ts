import { api, ApiError, call, decodeGames, staleTime, type Game, type GameType } from '@baize/api';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

type Reply = { data?: Game[] | { data?: Game[] } | null };

/** Type 2 returns the bare list, the others wrap it in an object. */
function readList({ data }: Reply): Game[] {
  const games = decodeGames(Array.isArray(data) ? data : data?.data);
  if (games) return games;
  throw new ApiError('unreadable', { status: 200 });
}

export const favouriteQueries = {
  all: () => [...playerKey, 'favourites'] as const,
  list: (type: GameType) =>
    queryOptions({
      queryKey: [...favouriteQueries.all(), type],
      queryFn: async ({ signal }) =>
        readList(await call(api.GET('/account/favorite-games', { params: { query: { type } }, signal }))),
      staleTime: staleTime.minutes(1),
    }),
};
