import { loadLater } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { shellMessages } from '../messages.ts';

const page = lazyPage(async () => {
  const [{ NotFoundPage }] = await Promise.all([import('./NotFoundPage.tsx'), loadLater(shellMessages)]);
  return NotFoundPage;
}, shellMessages);

/** Last in every app's table. */
export const notFoundRoutes: readonly AppRoute[] = [
  { path: '/404', page },
  { path: '*', page },
];
