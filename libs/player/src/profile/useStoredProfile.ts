/* @chunk auto */
import type { Profile } from '@baize/api';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore } from '@baize/session';
import { profileQueries } from './profileQueries.ts';

const { user } = sessionStore;

/** @returns a function that stops it */
function keepAlike(queryClient: QueryClient): () => void {
  const { queryKey } = profileQueries.me();
  const hash = hashKey(queryKey);
  const store = () => {
    const { data, dataUpdatedAt = 0 } = queryClient.getQueryState<Profile>(queryKey) ?? {};
    const stored = user.get();
    const isNews = data?.id === stored?.id && JSON.stringify(data) !== JSON.stringify(stored);
    if (data && dataUpdatedAt > 0 && isNews) user.set(data);
  };
  const show = () => {
    const stored = user.get();
    if (stored) queryClient.setQueryData(queryKey, (shown) => (shown?.id === stored.id ? stored : shown));
  };
  const stops = [
    user.subscribe(show),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hash) store();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Keeps the displayed and the stored profile in sync: a profile from a token refresh is displayed, and a fetched one is
 * stored for the next visit (spec 1/3.session/2 and 1/7/3). Mounted once, by the shell.
 */
export function useStoredProfile() {
  const queryClient = useQueryClient();
  useEffect(() => keepAlike(queryClient), [queryClient]);
}
