import { formsTexts } from '@baize/forms';
import { lazyPage, type AppRoute } from '@baize/routing';
import { closurePage } from './closurePage.tsx';
import { protectionTexts } from './texts.ts';

const limits = lazyPage(
  async () => (await import('./limits/LimitsPage.tsx')).LimitsPage,
  protectionTexts,
  formsTexts,
);

/** Routes of limits, cooling-off and self-exclusion (spec 3/protection/1 to 12). */
export const protectionRoutes: readonly AppRoute[] = [
  { path: '/self-exclusion', page: closurePage('exclusion'), player: true, chunks: ['ClosurePage'] },
  { path: '/cooling-off-periods', page: closurePage('break'), player: true, chunks: ['ClosurePage'] },
  { path: '/account-limitation', page: limits, player: true, chunks: ['LimitsPage'] },
];
