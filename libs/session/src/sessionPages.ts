import { lazyPage, paths, type AreaPage } from '@baize/routing';
import type { ComponentType } from 'react';
import { sessionFormTexts } from './texts.ts';

const sessionPage = (importPage: () => Promise<ComponentType>): AreaPage => ({
  page: lazyPage(importPage, ...sessionFormTexts),
});

const register = sessionPage(async () => (await import('./register/RegisterPage.tsx')).RegisterPage);

/** Pages for visitors by their path; loaded with the first of them. */
export const sessionPages = {
  [paths.login]: sessionPage(async () => (await import('./login/LoginPage.tsx')).LoginPage),
  [paths.register]: register,
  '/Register/:id': register,
  [paths.forgot]: sessionPage(async () => (await import('./password/ForgotPage.tsx')).ForgotPage),
  '/forget-password/:token': sessionPage(async () => (await import('./password/ResetPage.tsx')).ResetPage),
};
