import { foldForSearch } from './foldForSearch.ts';

/** A name as a part of an address: `Tin Lantern` is `tin-lantern`. Never empty. */
export const toSlug = (name: string): string =>
  foldForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'games';
