import { QueryCache, QueryClient } from '@tanstack/react-query';
import { staleTime } from './staleTime.ts';

/**
 * The cache of platform replies. The transport (`send.ts`) retries reads, so queries don't; a mutation is sent
 * immediately and once. Failed reads are logged for developers, because many run in the background and show no error
 * (spec 1/8.shell/8).
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
