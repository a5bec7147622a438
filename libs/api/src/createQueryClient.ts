import { QueryClient } from '@tanstack/react-query';
import { stale } from './stale.ts';

/**
 * The cache of platform replies. Retrying a read is up to the transport (`send.ts`), so queries don't retry; a
 * mutation is sent at once and once, or fails.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: stale.minutes(1), refetchOnWindowFocus: false },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
