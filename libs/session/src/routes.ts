import { lazyPages, type AppRoute, paths } from '@baize/routing';

const page = lazyPages(async () => (await import('./sessionPages.ts')).sessionPages);

/** Login, registration and passwords. */
export const sessionRoutes: readonly AppRoute[] = [
  { path: paths.login, page: page('login') },
  { path: paths.register, page: page('register') },
  { path: '/Register/:id', page: page('register') },
  { path: paths.forgot, page: page('forgot') },
  { path: '/forget-password/:token', page: page('reset') },
];
