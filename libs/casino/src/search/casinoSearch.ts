import { lazyPart, type SearchSource } from '@baize/routing';
import { casinoTexts } from '../texts.ts';

const games = () => import('./GameResults.tsx');
const parts = () => import('./ProviderResults.tsx');

/** The casino's sources for the site's search. */
export const casinoSearch: readonly SearchSource[] = [
  {
    id: 'casino',
    Results: lazyPart(async () => (await games()).CasinoGameResults, casinoTexts),
    Suggestions: lazyPart(
      async () => (await import('./PopularSuggestions.tsx')).PopularSuggestions,
      casinoTexts,
    ),
  },
  { id: 'live', Results: lazyPart(async () => (await games()).LiveGameResults, casinoTexts) },
  { id: 'providers', Results: lazyPart(async () => (await parts()).ProviderResults, casinoTexts) },
  { id: 'categories', Results: lazyPart(async () => (await parts()).CategoryResults, casinoTexts) },
];
