import { lazyPage, type AppRoute } from '@baize/routing';
import { sessionFormTexts } from './texts.ts';

const register = lazyPage(
  async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
  ...sessionFormTexts,
);

/** Login, registration and passwords. */
export const sessionRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    page: lazyPage(async () => (await import('./login/LoginPage.tsx')).LoginPage, ...sessionFormTexts),
  },
  { path: '/Register', page: register },
  { path: '/Register/:id', page: register },
  {
    path: '/Forgot',
    page: lazyPage(async () => (await import('./password/ForgotPage.tsx')).ForgotPage, ...sessionFormTexts),
  },
  {
    path: '/forget-password/:token',
    page: lazyPage(async () => (await import('./password/ResetPage.tsx')).ResetPage, ...sessionFormTexts),
  },
];
