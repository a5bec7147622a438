import { useState, type ReactNode } from 'react';
import type { ReadableStore } from '../store/createStore.ts';
import { useIsHydrated } from '../store/useIsHydrated.ts';
import { createReadyStore, firstPageReady } from './firstPageReady.ts';
import { PageReadyContext } from './usePageReady.ts';

export type PageReadyProviderProps = {
  /** Renders all of the page at once: on back navigation, where it must be as high as it was left. */
  atOnce: boolean;
  children: ReactNode;
};

const always: ReadableStore<boolean> = { get: () => true, subscribe: () => () => undefined, initial: true };

const laterStore = (atOnce: boolean) => (atOnce ? always : createReadyStore());

/**
 * Wraps one page: its deferred parts (DeferredSection, further slides, long lists) wait until this page is
 * interactive.
 *
 * - Use once, around each page of the route table, mounted anew for each.
 * - Not for a section: DeferredSection.
 */
export function PageReadyProvider({ atOnce, children }: PageReadyProviderProps) {
  /* The first page may hydrate after what surrounds it is ready: its markup has only the first screen. */
  const isHydrated = useIsHydrated();
  const [store] = useState(() => (isHydrated && firstPageReady.get() ? laterStore(atOnce) : firstPageReady));
  return <PageReadyContext value={store}>{children}</PageReadyContext>;
}
