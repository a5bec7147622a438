import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { ReadableStore } from '../store/createStore.ts';
import { useIsHydrated } from '../store/useIsHydrated.ts';
import { createReadyStore, firstPageReady } from './firstPageReady.ts';
import { PageReadyContext } from './usePageReady.ts';

export type PageReadyProviderProps = {
  /** Renders the whole page at once on back navigation, so that it has its previous height. */
  atOnce: boolean;
  children: ReactNode;
};

const always: ReadableStore<boolean> = { get: () => true, subscribe: () => () => undefined, initial: true };

const laterStore = (atOnce: boolean) => (atOnce ? always : createReadyStore());

/**
 * A store's value; its changes render in slices. A regular subscription (`useStore`) would first render all dependents
 * in one task.
 */
function useStoreInSlices<T>(store: ReadableStore<T>, isHydrated: boolean): T {
  const [value, setValue] = useState(isHydrated ? store.get() : store.initial);
  useEffect(() => {
    const update = () => startTransition(() => setValue(store.get()));
    update();
    return store.subscribe(update);
  }, [store]);
  return value;
}

/**
 * Wraps one page: its deferred parts (DeferredSection, further slides, long lists) wait until this page is
 * interactive.
 *
 * - Use once, around each page of the route table, mounted again for each.
 * - Not around the layout, which asks `useFirstPageReady`: if the menu is opened while the whole layout renders in a
 *   transition, React may never complete the page (`earlyClick.spec.ts`).
 * - Not for a section: DeferredSection.
 */
export function PageReadyProvider({ atOnce, children }: PageReadyProviderProps) {
  /* The first page may hydrate after the layout is ready, because its markup has only the first screen. */
  const isHydrated = useIsHydrated();
  const [store] = useState(() => (isHydrated && firstPageReady.get() ? laterStore(atOnce) : firstPageReady));
  return <PageReadyContext value={useStoreInSlices(store, isHydrated)}>{children}</PageReadyContext>;
}
