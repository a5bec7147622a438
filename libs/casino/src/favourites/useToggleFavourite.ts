import { api, call, errorMessageKey, decoder } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { favouriteQueries } from './favouriteQueries.ts';

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Adds a game to the favourites or removes it. Not optimistic: the star changes when the platform confirms. */
export function useToggleFavourite() {
  const serverText = useServerText();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'favourites' },
    mutationFn: (gameId: number) =>
      call(api.GET('/account/favorite-games/{gameId}', { params: { path: { gameId: String(gameId) } } })),
    onSuccess: ({ data }, gameId) => {
      queryClient.setQueryData(
        profileQueries.me().queryKey,
        (me) => me && { ...me, favorite_games: toggled(me.favorite_games ?? [], gameId) },
      );
      void queryClient.invalidateQueries({ queryKey: favouriteQueries.all() });
      const message = decoder.text((data as { message?: unknown } | undefined)?.message);
      if (message) showAlert('success', serverText(message));
    },
    onError: (error) => showAlert('error', serverText(errorMessageKey(error))),
  });
}
