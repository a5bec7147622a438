import { lazyPage, type AppRoute } from '@baize/routing';
import { SPORT_SECTIONS, type SportSection } from './providers/sportSections.ts';
import { sportTexts } from './texts.ts';

/** A sport page takes the margin off the footer (spec 2/2.1/1). */
const SPORT = { footer: 'flush', bodyClass: 'sport', chunks: ['SportPage'] } as const;

const pageOf = (section?: SportSection) =>
  lazyPage(async () => {
    const { SportPage } = await import('./sport-page/SportPage.tsx');
    return () => <SportPage section={section} />;
  }, sportTexts);

const sectionRoute = (section: SportSection): AppRoute => ({
  path: `${SPORT_SECTIONS[section].path}/:name?/:param?`,
  page: pageOf(section),
  ...SPORT,
});

const testPage = lazyPage(
  async () => (await import('./test-sport/TestSportPage.tsx')).TestSportPage,
  sportTexts,
);

/**
 * The methods of the form /{method}/{provider}/{type} that the platform has, besides `sport`, which is a section
 * of its own. Only these are routes, so that no other address is taken (spec 2/2.7/12, ADR 39).
 */
const METHODS = ['/sports/sport', '/sportbook', '/sportsbook'] as const;

const byMethod = pageOf();

/** Routes of the sportsbooks' pages. */
export const sportRoutes: readonly AppRoute[] = [
  ...(Object.keys(SPORT_SECTIONS) as SportSection[]).map(sectionRoute),
  ...METHODS.map((method): AppRoute => ({ path: `${method}/:provider/:type`, page: byMethod, ...SPORT })),
  { path: '/test-sport', page: testPage, chunks: ['TestSportPage'] },
];
