export interface ByteCache {
  get(name: string): Buffer | undefined;
  set(name: string, bytes: Buffer): void;
}

/** An LRU cache of files, limited by total bytes. */
export function createByteCache(limit: number): ByteCache {
  const kept = new Map<string, Buffer>();
  let size = 0;
  return {
    get(name) {
      const bytes = kept.get(name);
      if (!bytes) return undefined;
      kept.delete(name);
      kept.set(name, bytes);
      return bytes;
    },
    set(name, bytes) {
      if (bytes.byteLength > limit / 4) return;
      size += bytes.byteLength - (kept.get(name)?.byteLength ?? 0);
      kept.delete(name);
      kept.set(name, bytes);
      for (const [oldest, old] of kept) {
        if (size <= limit) break;
        kept.delete(oldest);
        size -= old.byteLength;
      }
    },
  };
}
