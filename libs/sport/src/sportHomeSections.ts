import { prefetch } from '@baize/api';
import { lazyPart, type HomeSection } from '@baize/routing';
import { isOptionOn } from '@baize/site';
import { homeProvider } from './providers/homeProvider.ts';
import { sportTexts } from './texts.ts';

/**
 * Home page sections for operators with sport: the next matches (spec 2/2.2/9) and, for brands that list it, a
 * sportsbook (spec 2/2.7/15).
 */
export const sportHomeSections: readonly HomeSection[] = [
  {
    id: 'sport',
    Component: lazyPart(async () => (await import('./banner/SportWidget.tsx')).SportWidget, sportTexts),
    height: '234px',
    loader: async (queryClient) =>
      prefetch(queryClient, (await import('./banner/matchQueries.ts')).matchQueries.banner()),
    when: ({ options }) => isOptionOn(options?.sport),
  },
  {
    id: 'sportsbook',
    Component: lazyPart(async () => (await import('./home/SportEmbed.tsx')).SportEmbed, sportTexts),
    height: '680px',
    when: ({ options }) => isOptionOn(options?.sport) && homeProvider(options) !== undefined,
  },
];
