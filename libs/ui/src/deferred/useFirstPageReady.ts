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
 * Whether the first page of a visit is interactive. Until then a page shows only what is visible first:
 * images and sections further down would compete for bandwidth and CPU. True for every later page. What
 * appears then is rendered in slices: it is a good part of a page.
 */
export const useFirstPageReady = (): boolean => useDeferredValue(useStore(settled));
