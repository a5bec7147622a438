import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { hydration } from './hydration.ts';

/**
 * Like `useSyncExternalStore`, but what differs from the server's markup renders in slices after hydration. React renders it
 * synchronously, for all components in one task, which blocks a phone. Later changes are synchronous.
 *
 * @param getInitial the value for server rendering and hydration
 */
export function useDeferredSnapshot<T>(
  subscribe: (changed: () => void) => () => void,
  get: () => T,
  getInitial: () => T,
): T {
  const [isSettled, setSettled] = useState(() => !hydration.isRunning);
  useEffect(() => {
    if (!isSettled) startTransition(() => setSettled(true));
  }, [isSettled]);
  return useSyncExternalStore(subscribe, isSettled ? get : getInitial, getInitial);
}
