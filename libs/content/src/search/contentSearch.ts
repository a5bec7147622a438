import { lazyPart, type SearchSource } from '@baize/routing';
import { contentTexts } from '../texts.ts';

/** The content's sources for the site's search. */
export const contentSearch: readonly SearchSource[] = [
  {
    id: 'promotions',
    Results: lazyPart(async () => (await import('./PromotionResults.tsx')).PromotionResults, contentTexts),
  },
];
