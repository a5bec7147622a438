import type { LRUCache } from 'lru-cache';
import type { Metrics } from './createMetrics.ts';

/** What a look-up will find, from the entry's remaining time: 0 without one, negative when it is over. */
function resultOf(remainingMs: number, allowStale: boolean) {
  if (remainingMs > 0) return 'hit';
  return remainingMs < 0 && allowStale ? 'stale' : 'miss';
}

/** What a cache of this name counts: look-ups and evictions. */
export const cacheMetrics = ({ cacheRequests, cacheEvictions }: Metrics, cache: 'pages' | 'replies') => ({
  countLookUp: (remainingMs: number, allowStale = false) =>
    cacheRequests.inc({ cache, result: resultOf(remainingMs, allowStale) }),
  dispose: (_value: unknown, _key: unknown, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') cacheEvictions.inc({ cache });
  },
});
