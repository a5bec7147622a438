import { QueryCache, QueryClient } from '@tanstack/react-query';
import { staleTime } from './staleTime.ts';

/**
 * The cache of platform replies. Retrying a read is up to the transport (`send.ts`), so queries don't retry; a
 * mutation is sent at once and once, or fails. Reads that fail are logged for whoever debugs a page: many are in the
 * background, and show nothing (spec 1/8.shell/8).
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: ({ message }, { queryKey }) => console.debug(`${queryKey.join(' ')}: ${message}`),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: staleTime.minutes(1), refetchOnWindowFocus: false },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
