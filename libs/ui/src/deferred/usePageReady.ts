import { createContext, use, useDeferredValue } from 'react';
import type { ReadableStore } from '../store/createStore.ts';
import { useStore } from '../store/useStore.ts';
import { firstPageReady } from './firstPageReady.ts';

/** Set by PageReadyProvider; outside of one everything belongs to the first page. */
export const PageReadyContext = createContext<ReadableStore<boolean>>(firstPageReady);

/**
 * Whether the page that this part belongs to is interactive. Until then a page shows only what is visible
 * first: images and sections further down would compete for bandwidth and CPU. What appears then is rendered
 * in slices: it is a good part of a page.
 */
export const usePageReady = (): boolean => useDeferredValue(useStore(use(PageReadyContext)));
