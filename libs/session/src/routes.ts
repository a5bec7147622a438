import { lazyPage, type AppRoute } from '@baize/routing';
import { sessionMessages } from './messages.ts';

/** The pages about who you are. */
export const sessionRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    page: lazyPage(async () => (await import('./login/LoginPage.tsx')).LoginPage, sessionMessages),
  },
];
