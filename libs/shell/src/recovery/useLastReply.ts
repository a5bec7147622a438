import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

const lastReplyIn = (cache: QueryCache) =>
  cache.getAll().reduce((last, { state }) => Math.max(last, state.dataUpdatedAt), 0);

/** The time of the platform's last reply to a query, ms since 1970; 0 if there was none. */
export function useLastReply(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => lastReplyIn(cache),
    () => 0,
  );
}
