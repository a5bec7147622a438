/* @chunk games */
import { profileQueries } from '@baize/player';
import { useIsPlayer } from '@baize/session';
import { useQuery } from '@tanstack/react-query';

/** Whether a game is a favourite of the player. Other profile changes don't re-render the caller. */
export function useIsFavourite(gameId: number): boolean {
  const { data } = useQuery({
    ...profileQueries.me(),
    enabled: useIsPlayer(),
    select: ({ favorite_games }) => favorite_games?.includes(gameId) ?? false,
  });
  return data ?? false;
}
