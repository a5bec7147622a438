interface Running<T> {
  result: Promise<T>;
  waiting: number;
  givenUp: AbortController;
}

/**
 * Work that several ask for at the same time is done once.
 *
 * @returns does the work of a key, or waits for it where it is under way. One whose `signal` is aborted waits no more, and
 *   gets the signal's reason; when all have given up, so is the work, by the signal that it gets
 */
export function createSharedWork<T>() {
  const underWay = new Map<string, Running<T>>();

  function join(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const known = underWay.get(key);
    if (known) return known;
    const givenUp = new AbortController();
    const running = { result: work(givenUp.signal), waiting: 0, givenUp };
    underWay.set(key, running);
    const forget = () => {
      if (underWay.get(key) === running) underWay.delete(key);
    };
    running.result.then(forget, forget);
    return running;
  }

  return (key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const running = join(key, work);
      running.waiting += 1;
      const leave = () => {
        reject(signal?.reason as Error);
        running.waiting -= 1;
        if (running.waiting > 0) return;
        /* Whoever comes now begins anew. */
        if (underWay.get(key) === running) underWay.delete(key);
        running.givenUp.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      running.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
}
