import { LRUCache } from 'lru-cache';

/** The share of the cache for entries that were requested only once. */
const NEWCOMERS = 0.2;

/**
 * A segmented LRU cache. A new entry goes into its small part, and moves to the large one when it is requested again:
 * entries that are requested once evict only each other, never one that many visitors request.
 *
 * @param options As for `LRUCache`; `maxSize` is the size of both parts together.
 * @returns the part for a key, which has or fetches the entry
 */
export function segmentedCache<Value extends object, Context>(
  options: LRUCache.OptionsSizeLimit<string, Value, Context>,
) {
  const part = (share: number) =>
    new LRUCache<string, Value, Context>({ ...options, maxSize: Math.floor(options.maxSize * share) });
  const newcomers = part(NEWCOMERS);
  const regulars = part(1 - NEWCOMERS);
  return (key: string): LRUCache<string, Value, Context> => {
    /* 0 if there is no entry; an expired one has a negative time. */
    if (regulars.getRemainingTTL(key) !== 0) return regulars;
    const known = newcomers.peek(key);
    if (!known) return newcomers;
    regulars.set(key, known, { ttl: newcomers.getRemainingTTL(key) });
    newcomers.delete(key);
    return regulars;
  };
}
