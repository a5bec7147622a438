import { lazyPage, type AppRoute } from '@baize/routing';
import { shellDeferredTexts, shellTexts } from '../texts.ts';

const page = lazyPage(
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
  shellTexts,
  shellDeferredTexts,
);

/** Must be last in every app's route table. */
export const notFoundRoutes: readonly AppRoute[] = [
  { path: '/404', page },
  { path: '*', page },
];
