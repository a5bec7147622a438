interface Options {
  mode?: 'exclusive' | 'shared';
  signal?: AbortSignal;
}

type Work = () => unknown;

/**
 * Web Locks for tests: one holder per name, first come, first served; shared requests wait like exclusive ones.
 */
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

/** A third-party iframe that is denied storage and locks. */
export const deniedLocks = { request: denied, query: denied };

/** Installs these locks in the browser, or removes the browser's own. */
export function setLocks(locks: object | undefined) {
  if (locks) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  else Reflect.deleteProperty(navigator, 'locks');
}
