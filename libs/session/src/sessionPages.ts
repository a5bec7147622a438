import { lazyPage } from '@baize/routing';
import type { ComponentType } from 'react';
import { sessionFormTexts } from './texts.ts';

const page = (importPage: () => Promise<ComponentType>) => lazyPage(importPage, ...sessionFormTexts);

/** Visitor-only pages; this module loads with the first of them. */
export const sessionPages = {
  login: page(async () => (await import('./login/LoginPage.tsx')).LoginPage),
  register: page(async () => (await import('./register/RegisterPage.tsx')).RegisterPage),
  forgot: page(async () => (await import('./password/ForgotPage.tsx')).ForgotPage),
  reset: page(async () => (await import('./password/ResetPage.tsx')).ResetPage),
};
