import { lazyPages, type AppRoute } from '@baize/routing';
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
  embed('/bonus-request', 'bonusRequest'),
  embed('/cark', 'wheel'),
  embed('/treasure', 'treasure'),
  embed('/bonus-talep', 'bonusTalep'),
  embed('/level', 'level'),
  embed('/case', 'case'),
];
