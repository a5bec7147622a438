import type { SearchSource } from '@baize/routing';
import { createContext } from 'react';

/** Loads what the site's search looks through, in the order shown; an app provides it (`AppConfig.search`). */
export type SearchLoader = () => Promise<{ search: readonly SearchSource[] }>;

export const SearchLoaderContext = createContext<SearchLoader>(() => Promise.resolve({ search: [] }));
