import { lazyPages, type AppRoute } from '@baize/routing';

const page = lazyPages(async () => (await import('./sessionPages.ts')).sessionPages);

/** Login, registration and passwords. */
export const sessionRoutes: readonly AppRoute[] = [
  { path: '/login', page: page('login') },
  { path: '/Register', page: page('register') },
  { path: '/Register/:id', page: page('register') },
  { path: '/Forgot', page: page('forgot') },
  { path: '/forget-password/:token', page: page('reset') },
];
