import { useDeferredValue, useSyncExternalStore } from 'react';
import { queueIdleTask } from './queueIdleTask.ts';

let settled = false;
let waiting = false;
const listeners = new Set<() => void>();

function settle() {
  settled = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!waiting) queueIdleTask(settle);
  waiting = true;
  return () => void listeners.delete(listener);
}

/**
 * Whether the first page of a visit stands and listens. Until then a page shows only what is seen first: pictures and
 * sections further down would take the line and the processor away from it. True for every page that comes later. What comes
 * then is drawn in slices: it is a good part of a page.
 */
export const useFirstPageReady = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => settled,
      () => false,
    ),
  );
