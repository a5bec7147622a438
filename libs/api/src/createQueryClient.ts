import { QueryClient } from '@tanstack/react-query';
import { staleTime } from './staleTime.ts';

/**
 * The cache of platform replies. Retrying a read is up to the transport (`send.ts`), so queries don't retry; a
 * mutation is sent at once and once, or fails.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleTime.minutes(1), refetchOnWindowFocus: false },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
