import { prefetch } from '@baize/api';
import { lazyPart, type HomeSection } from '@baize/routing';
import { homeProvider } from './providers/homeProvider.ts';
import { sportTexts } from './texts.ts';

/** A platform flag counts as set only if it's the string '1' (spec 1/3.options/13). */
const isOn = (flag: unknown) => flag === '1';

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
    when: ({ options }) => isOn(options?.sport),
  },
  {
    id: 'sportsbook',
    Component: lazyPart(async () => (await import('./home/SportEmbed.tsx')).SportEmbed, sportTexts),
    height: '680px',
    when: ({ options }) => isOn(options?.sport) && homeProvider(options) !== undefined,
  },
];
