import { useDeferredValue } from 'react';
import { createStore } from '../store/createStore.ts';
import { useStore } from '../store/useStore.ts';
import { queueIdleTask } from './queueIdleTask.ts';

let waiting = false;

const settled = createStore(false, () => {
  if (!waiting) queueIdleTask(() => settled.set(true));
  waiting = true;
});

/**
 * Whether the first page of a visit stands and listens. Until then a page shows only what is seen first: pictures and
 * sections further down would take the line and the processor away from it. True for every page that comes later. What comes
 * then is drawn in slices: it is a good part of a page.
 */
export const useFirstPageReady = (): boolean => useDeferredValue(useStore(settled));
