import type { SearchSource } from '@baize/routing';
import { use } from 'react';
import { SearchLoaderContext, type SearchLoader } from './SearchLoaderContext.ts';

const loads = new WeakMap<SearchLoader, ReturnType<SearchLoader>>();

/** The sources of the site's search, loaded once; suspends while they load. A failed load is retried. */
export function useSearchSources(): readonly SearchSource[] {
  const load = use(SearchLoaderContext);
  const loading = loads.get(load) ?? load();
  if (!loads.has(load)) {
    loads.set(load, loading);
    loading.catch(() => loads.delete(load));
  }
  return use(loading).search;
}
