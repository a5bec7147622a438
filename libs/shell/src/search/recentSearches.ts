import { storedJson } from '@baize/site';
import { foldForSearch } from '@baize/i18n';

/** How many are kept, and their maximum length. */
const MAX = 6;
const LONGEST = 100;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX && value.every(isSearch);

/** The recent searches on this device, newest first. */
export const recentSearches = storedJson('recent_searches', isList);

/** Saves a search after one of its results was chosen. */
export function rememberSearch(query: string): void {
  const others = (recentSearches.get() ?? []).filter(
    (known) => foldForSearch(known) !== foldForSearch(query),
  );
  recentSearches.set([query, ...others].slice(0, MAX));
}
