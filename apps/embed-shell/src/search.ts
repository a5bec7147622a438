import { casinoSearch } from '@baize/casino';
import { contentSearch } from '@baize/content';
import type { SearchSource } from '@baize/routing';

export const search: readonly SearchSource[] = [...casinoSearch, ...contentSearch];
