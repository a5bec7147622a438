import { QueryClient } from '@tanstack/react-query';
import { stale } from './stale.ts';

/**
 * The cache of what the platform said. Repeating a read is the transport's business (`send.ts`), so queries repeat
 * nothing themselves; a mutation is sent at once and once, or fails.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: stale.minutes(1), refetchOnWindowFocus: false },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
