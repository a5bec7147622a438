interface Running<T> {
  result: Promise<T>;
  waiting: number;
  givenUp: AbortController;
}

/**
 * Runs work that several callers request at the same time only once.
 *
 * @returns a function that starts the work of a key, or joins it if it's in progress. A caller with an aborted `signal`
 * stops waiting and gets the signal's reason; when all callers have given up, the work's own signal is aborted
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
        /* A caller that comes now starts new work. */
        if (underWay.get(key) === running) underWay.delete(key);
        running.givenUp.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      running.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
}
