import type { SearchSource } from '@baize/routing';
import { createContext } from 'react';

/** Loads the sources of the site's search, in display order; provided by the app (`AppConfig.search`). */
export type SearchLoader = () => Promise<{ search: readonly SearchSource[] }>;

export const SearchLoaderContext = createContext<SearchLoader>(() => Promise.resolve({ search: [] }));
