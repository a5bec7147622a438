/* @chunk games */
import { staleTime, type GameType } from '@baize/api';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

export const favouriteQueries = {
  all: () => [...playerKey, 'favourites'] as const,
  /** The favourites of these types of game. */
  list: (types: readonly GameType[]) =>
    queryOptions({
      queryKey: [...favouriteQueries.all(), ...types],
      queryFn: async ({ signal }) => (await import('./fetchFavourites.ts')).fetchFavourites(types, signal),
      staleTime: staleTime.minutes(1),
    }),
};
