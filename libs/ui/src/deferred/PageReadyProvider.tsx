import { useState, type ReactNode } from 'react';
import type { ReadableStore } from '../store/createStore.ts';
import { createReadyStore, firstPageReady } from './firstPageReady.ts';
import { PageReadyContext } from './usePageReady.ts';

export type PageReadyProviderProps = {
  /** Renders all of the page at once: on back navigation, where it must be as high as it was left. */
  atOnce: boolean;
  children: ReactNode;
};

const always: ReadableStore<boolean> = { get: () => true, subscribe: () => () => undefined, initial: true };

const storeOf = (atOnce: boolean) => {
  if (!firstPageReady.get()) return firstPageReady;
  return atOnce ? always : createReadyStore();
};

/**
 * Wraps one page: its deferred parts (DeferredSection, further slides, long lists) wait until this page is
 * interactive.
 *
 * - Use once, around each page of the route table, mounted anew for each.
 * - Not for a section: DeferredSection.
 */
export function PageReadyProvider({ atOnce, children }: PageReadyProviderProps) {
  const [store] = useState(() => storeOf(atOnce));
  return <PageReadyContext value={store}>{children}</PageReadyContext>;
}
