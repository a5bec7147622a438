/** A value outside of React: components follow it with `useStore`, everything else with `get` and `subscribe`. */
export interface ReadableStore<T> {
  get: () => T;
  /** Calls back after each change. @returns ends it */
  subscribe: (listener: () => void) => () => void;
  /** What a page shows that is rendered on a server, and while it hydrates. */
  initial: T;
}

export interface Store<T> extends ReadableStore<T> {
  /** Tells whoever listens, unless the value is there already. */
  set: (next: T) => void;
}

/**
 * Makes a store. Its value lives as long as the page and is in no storage; `storedText` of `@baize/brand` outlives a reload.
 *
 * @param connect is called when the first listener comes; what it returns, when the last one goes
 */
export function createStore<T>(initial: T, connect?: () => (() => void) | void): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let disconnect: (() => void) | void;
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      /* A copy: whoever begins to listen meanwhile has seen the new value. */
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}
