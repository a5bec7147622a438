import { lazyPages, type AppRoute, paths } from '@baize/routing';
import type { partnerPages } from './partnerPages.tsx';

const page = lazyPages(async () => (await import('./partnerPages.tsx')).partnerPages);

const embed = (path: string, name: keyof typeof partnerPages): AppRoute => ({
  path,
  page: page(name),
  player: true,
  chunks: ['partnerPages', 'PartnerPage'],
});

/**
 * Third-party pages for players: bonus request, wheel of fortune, treasure (spec 2/2.10/1 and 2/6.content/2), and
 * those of some brands: bonus request system, level, case (spec 3/2).
 */
export const partnerPageRoutes: readonly AppRoute[] = [
  embed(paths.bonusRequest, 'bonusRequest'),
  embed(paths.wheel, 'wheel'),
  embed(paths.treasure, 'treasure'),
  embed(paths.bonusTalep, 'bonusTalep'),
  embed(paths.level, 'level'),
  embed(paths.cases, 'case'),
];
