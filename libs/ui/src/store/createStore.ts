/**
 * A value outside React: components subscribe with `useStore`, everything else with `get` and `subscribe`.
 */
export interface ReadableStore<T> {
  get: () => T;
  /** Calls back after each change. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** The value used for server rendering and hydration. */
  initial: T;
}

export interface Store<T> extends ReadableStore<T> {
  /** Notifies the listeners, unless the value is unchanged. */
  set: (next: T) => void;
}

/**
 * Creates a store. Its value lives as long as the page and isn't persisted; `storedText` of `@baize/brand`
 * survives a reload.
 *
 * @param connect is called when the first listener subscribes; its return value when the last one
 * unsubscribes
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
      /* A copy: a listener added in the meantime has already seen the new value. */
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
