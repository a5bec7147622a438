import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQueries } from '../profile/profileQueries.ts';
import { onSessionEnd } from './onSessionEnd.ts';
import { playerKey } from './playerKey.ts';
import { sessionStore } from './sessionStore.ts';

/** What screens still show is asked for anew where another player has come; the rest goes, with what is under way. */
function forget(queryClient: QueryClient) {
  const queryKey = playerKey;
  if (sessionStore.token.get() === undefined) return queryClient.removeQueries({ queryKey });
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  void queryClient.resetQueries({ queryKey });
  return queryClient.setQueryData(profileQueries.me().queryKey, sessionStore.user.get(), { updatedAt: 0 });
}

/** Drops everything personal from the cache as soon as the player is gone, whichever tab logged out. */
export function useClearPlayerData() {
  const queryClient = useQueryClient();
  useEffect(() => onSessionEnd(() => forget(queryClient)), [queryClient]);
}
