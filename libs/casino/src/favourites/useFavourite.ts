import { openLoginDialog, profileQueries, useIsPlayer, useProfile } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { useToggleFavourite } from './useToggleFavourite.ts';

interface Favourite {
  isFavourite: boolean;
  /** A call is under way; a further press does nothing. */
  isChanging: boolean;
  toggle: () => void;
}

/** Whether a game is among the player's favourites, and how to change that. */
export function useFavourite(gameId: number): Favourite {
  const isPlayer = useIsPlayer();
  const queryClient = useQueryClient();
  const { data: me } = useProfile();
  const { mutate, isPending } = useToggleFavourite();

  /** A visitor pressed to add: the call toggles, so a game that the player had already is left alone. */
  const addAfterLogin = () => {
    const known = queryClient.getQueryData(profileQueries.me().queryKey)?.favorite_games ?? [];
    if (!known.includes(gameId)) mutate(gameId);
  };

  return {
    isFavourite: me?.favorite_games?.includes(gameId) ?? false,
    isChanging: isPending,
    toggle: () => {
      if (!isPlayer) openLoginDialog(addAfterLogin);
      else if (!isPending) mutate(gameId);
    },
  };
}
