import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isProfile } from '@baize/session';
import { profileQueries } from './profileQueries.ts';

/** Stores the profile that an update returned, or refetches it if the reply doesn't include one (spec 3/7). */
export function useStoreProfile(): (user: unknown) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      const { queryKey } = profileQueries.me();
      if (isProfile(user)) queryClient.setQueryData(queryKey, user);
      else void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
}
