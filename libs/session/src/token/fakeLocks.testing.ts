interface Options {
  mode?: 'exclusive' | 'shared';
  signal?: AbortSignal;
}

type Work = () => unknown;

/** Web Locks for tests: for each name one holder at a time, in the order of asking; a shared request waits like any other. */
export function fakeLocks() {
  const held = new Map<string, number>();
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: [Work] | [Options, Work]) => {
    const work = rest.at(-1) as Work;
    const { signal } = rest.length === 2 ? rest[0] : { signal: undefined };
    const turn = async () => {
      if (signal?.aborted) throw signal.reason as Error;
      held.set(name, (held.get(name) ?? 0) + 1);
      try {
        return await work();
      } finally {
        held.set(name, (held.get(name) ?? 1) - 1);
      }
    };
    const last = queues.get(name) ?? Promise.resolve();
    const mine = last.then(turn, turn);
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  const query = () =>
    Promise.resolve({ held: [...held].filter(([, count]) => count > 0).map(([name]) => ({ name })) });
  return { request, query };
}

const denied = () => Promise.reject(new DOMException('no', 'SecurityError'));

/** What a frame in another site's page meets in a browser that keeps storage and locks from it. */
export const deniedLocks = { request: denied, query: denied };

/** Gives the browser these locks, or takes what it has. */
export function setLocks(locks: object | undefined) {
  if (locks) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  else Reflect.deleteProperty(navigator, 'locks');
}
