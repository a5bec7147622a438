import { lazyPage, type AppRoute } from '@baize/routing';
import { shellLaterTexts, shellTexts } from '../texts.ts';

const page = lazyPage(
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
  shellTexts,
  shellLaterTexts,
);

/** Last in every app's table. */
export const notFoundRoutes: readonly AppRoute[] = [
  { path: '/404', page },
  { path: '*', page },
];
