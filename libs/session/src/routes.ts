import { areaRoute, paths, type AppRoute } from '@baize/routing';

const sessionRoute = areaRoute(async () => (await import('./sessionPages.ts')).sessionPages);

/** Login, registration and passwords. */
export const sessionRoutes: readonly AppRoute[] = [
  sessionRoute(paths.login),
  sessionRoute(paths.register),
  sessionRoute('/Register/:id'),
  sessionRoute(paths.forgot),
  sessionRoute('/forget-password/:token'),
];
