import { areaRoute, paths, type AppRoute } from '@baize/routing';

const partnerRoute = areaRoute(async () => (await import('./partnerPages.tsx')).partnerPages);

/**
 * Third-party pages for players: bonus request, wheel of fortune, treasure (spec 2/2.10/1 and 2/6.content/2), and
 * those of some brands: bonus request system, level, case (spec 3/2).
 */
export const partnerPageRoutes: readonly AppRoute[] = [
  partnerRoute(paths.bonusRequest, { player: true }),
  partnerRoute(paths.wheel, { player: true }),
  partnerRoute(paths.treasure, { player: true }),
  partnerRoute(paths.bonusTalep, { player: true }),
  partnerRoute(paths.level, { player: true }),
  partnerRoute(paths.cases, { player: true }),
];
