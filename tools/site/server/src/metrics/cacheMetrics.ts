import type { LRUCache } from 'lru-cache';
import type { Metrics } from './createMetrics.ts';

/** The result of a look-up, from the entry's remaining time: 0 if there is no entry, negative if it has expired. */
function resultOf(remainingMs: number, allowStale: boolean) {
  if (remainingMs > 0) return 'hit';
  return remainingMs < 0 && allowStale ? 'stale' : 'miss';
}

/** The counters of a cache: look-ups and evictions. */
export const cacheMetrics = ({ cacheRequests, cacheEvictions }: Metrics, cache: 'pages' | 'replies') => ({
  countLookUp: (remainingMs: number, allowStale = false) =>
    cacheRequests.inc({ cache, result: resultOf(remainingMs, allowStale) }),
  dispose: (_value: unknown, _key: unknown, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') cacheEvictions.inc({ cache });
  },
});
