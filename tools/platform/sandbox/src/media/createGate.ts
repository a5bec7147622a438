/**
 * Limits concurrency to `width`; further work is queued.
 *
 * @returns a function that runs work in its turn; if `signal` is aborted, queued work rejects with the signal's reason
 */
export function createGate(width: number) {
  let free = width;
  const waiting = new Set<() => void>();

  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        waiting.delete(go);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(go);
        reject(signal?.reason as Error);
      };
      waiting.add(go);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
