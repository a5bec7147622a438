import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { playerKey } from './playerKey.ts';
import { useIsPlayer } from './useSession.ts';

/** Drops everything personal from the cache as soon as the player is gone, whichever tab logged out. */
export function useForgetPlayer() {
  const isPlayer = useIsPlayer();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPlayer) queryClient.removeQueries({ queryKey: playerKey });
  }, [isPlayer, queryClient]);
}
