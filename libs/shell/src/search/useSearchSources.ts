import type { SearchSource } from '@baize/routing';
import { use } from 'react';
import { AppPartsContext } from '../start/AppPartsContext.ts';
import type { SearchLoader } from './SearchLoader.ts';

const NO_SEARCH: readonly SearchLoader[] = [];

const loads = new WeakMap<readonly SearchLoader[], Promise<readonly SearchSource[]>>();

/** The sources of the site's search, loaded once; suspends while they load. A failed load is retried. */
export function useSearchSources(): readonly SearchSource[] {
  const { search: loaders = NO_SEARCH } = use(AppPartsContext);
  const loading =
    loads.get(loaders) ?? Promise.all(loaders.map((load) => load())).then((found) => found.flat());
  if (!loads.has(loaders)) {
    loads.set(loaders, loading);
    loading.catch(() => loads.delete(loaders));
  }
  return use(loading);
}
