import { profileQueries, useProfile } from '@baize/player';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { useQueryClient } from '@tanstack/react-query';
import { useToggleFavourite } from './useToggleFavourite.ts';

/** A game as a favourite: the state of its star. */
export interface Favourite {
  isFavourite: boolean;
  /** A call is in progress; further presses do nothing. */
  isChanging: boolean;
  /** For a visitor: opens the login, then adds the game. */
  toggle: () => void;
}

/**
 * Whether a game is a favourite of the player, and how to toggle it (spec 2/2.3/12). It changes once the platform has
 * confirmed. Success and refusal are announced in the site's alert.
 */
export function useFavourite(gameId: number): Favourite {
  const isPlayer = useIsPlayer();
  const queryClient = useQueryClient();
  const { data: me } = useProfile();
  const { mutate, isPending } = useToggleFavourite();

  /** The call toggles, so a game that turns out to be a favourite after login is left alone. */
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
