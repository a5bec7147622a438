import { foldForSearch } from './foldForSearch.ts';

/** A name as part of a URL: `Tin Lantern` is `tin-lantern`. Never empty. */
export const toSlug = (name: string): string =>
  foldForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'games';
