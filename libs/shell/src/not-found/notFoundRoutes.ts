import { laterTexts } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { shellMessages } from '../messages.ts';

const page = lazyPage(
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
  shellMessages,
  ...laterTexts(shellMessages),
);

/** Last in every app's table. */
export const notFoundRoutes: readonly AppRoute[] = [
  { path: '/404', page },
  { path: '*', page },
];
