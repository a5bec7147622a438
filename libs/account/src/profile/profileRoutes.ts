import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, type AppRoute } from '@baize/routing';
import { sessionTexts } from '@baize/session';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { profileTexts } from '../profileTexts.ts';

const TEXTS = [profileTexts, formsTexts, sessionTexts, serverAccountTexts] as const;

const route = (path: string, chunk: string, load: () => Promise<ComponentType>): AppRoute => ({
  path,
  player: true,
  chunks: [chunk],
  page: lazyPage(load, ...TEXTS),
});

/** Routes of the profile, the password, two-factor, SMS verification, transfers between wallets and the security centre. */
export const profileRoutes: readonly AppRoute[] = [
  route('/Account', 'ProfilePage', async () => (await import('./details/ProfilePage.tsx')).ProfilePage),
  route(
    '/ChangePassword',
    'ChangePasswordPage',
    async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage,
  ),
  route(
    '/TwoFactor',
    'TwoFactorPage',
    async () => (await import('./two-factor/TwoFactorPage.tsx')).TwoFactorPage,
  ),
  route(
    '/account/sms-verification',
    'SmsVerificationPage',
    async () => (await import('./sms-verification/SmsVerificationPage.tsx')).SmsVerificationPage,
  ),
  route(
    '/account/security',
    'SecurityPage',
    async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
  ),
  {
    path: '/account/transfers/:method',
    player: true,
    chunks: ['TransfersPage'],
    page: lazyPage(
      async () => (await import('./transfers/TransfersPage.tsx')).TransfersPage,
      profileTexts,
      walletTexts,
      formsTexts,
      serverAccountTexts,
    ),
  },
];
