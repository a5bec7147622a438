import { lazyPage, type AppRoute } from '@baize/routing';
import { sportTexts } from './texts.ts';

const page = lazyPage(async () => (await import('./sport-page/SportPage.tsx')).SportPage, sportTexts);

const testPage = lazyPage(
  async () => (await import('./test-sport/TestSportPage.tsx')).TestSportPage,
  sportTexts,
);

/**
 * The three sections, and the form /{method}/{provider}/{type} for the methods that the platform has. Only these are
 * routes, so that no other address is taken (spec 2/2.7/12, ADR 39).
 */
const PATHS = [
  '/Sport/:name?/:param?',
  '/LiveSport/:name?/:param?',
  '/ESport/:name?/:param?',
  '/sports/sport/:name/:param',
  '/sportbook/:name/:param',
  '/sportsbook/:name/:param',
] as const;

/** Routes of the sportsbooks' pages, which take the margin off the footer (spec 2/2.1/1). */
export const sportRoutes: readonly AppRoute[] = [
  ...PATHS.map((path): AppRoute => ({
    path,
    page,
    handle: { footer: 'flush', bodyClass: 'sport' },
  })),
  { path: '/test-sport', page: testPage },
];
