import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQueries } from './profileQueries.ts';
import { onSessionEnd } from '@baize/session';
import { playerKey } from '@baize/session';
import { sessionStore } from '@baize/session';

/** Cancels and drops all of the player's queries; those on screen are refetched if another player has logged in. */
function forget(queryClient: QueryClient) {
  const queryKey = playerKey;
  if (sessionStore.token.get() === undefined) return queryClient.removeQueries({ queryKey });
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  void queryClient.resetQueries({ queryKey });
  return queryClient.setQueryData(profileQueries.me().queryKey, sessionStore.user.get(), { updatedAt: 0 });
}

/** Drops all personal data from the cache when the player leaves, whichever tab logged out. */
export function useClearPlayerData() {
  const queryClient = useQueryClient();
  useEffect(() => onSessionEnd(() => forget(queryClient)), [queryClient]);
}
