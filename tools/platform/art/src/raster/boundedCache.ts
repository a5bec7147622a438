/**
 * Caches texts that are slow to create; concurrent callers share one. Above `limit` characters in all, the least
 * recently used are dropped.
 */
export const boundedCache = (
  limit: number,
): ((key: string, make: () => Promise<string>) => Promise<string>) => {
  const known = new Map<string, { text: Promise<string>; size: number }>();
  let total = 0;
  const forget = (key: string): void => {
    total -= known.get(key)?.size ?? 0;
    known.delete(key);
  };
  const settle = (key: string, size: number): void => {
    const entry = known.get(key);
    if (!entry) return;
    entry.size = size;
    total += size;
    for (const oldest of known.keys()) {
      if (total <= limit || oldest === key) break;
      forget(oldest);
    }
  };
  return (key, make) => {
    const found = known.get(key);
    if (found) {
      known.delete(key);
      known.set(key, found);
      return found.text;
    }
    const text = make();
    known.set(key, { text, size: 0 });
    text.then(
      (t) => settle(key, t.length),
      () => forget(key),
    );
    return text;
  };
};
