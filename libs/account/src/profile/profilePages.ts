import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, type Page } from '@baize/routing';
import { sessionTexts } from '@baize/session';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { profileTexts } from '../profileTexts.ts';

const page = (load: () => Promise<ComponentType>): Page =>
  lazyPage(load, profileTexts, formsTexts, sessionTexts, serverAccountTexts);

/** The profile, the password, two-factor, SMS verification, transfers between wallets, the security centre. */
export const profilePages = {
  profile: page(async () => (await import('./details/ProfilePage.tsx')).ProfilePage),
  password: page(async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage),
  twoFactor: page(async () => (await import('./two-factor/TwoFactorPage.tsx')).TwoFactorPage),
  smsVerification: page(
    async () => (await import('./sms-verification/SmsVerificationPage.tsx')).SmsVerificationPage,
  ),
  security: page(async () => (await import('./security/SecurityPage.tsx')).SecurityPage),
  walletTransfers: lazyPage(
    async () => (await import('./transfers/TransfersPage.tsx')).TransfersPage,
    profileTexts,
    walletTexts,
    formsTexts,
    serverAccountTexts,
  ),
};
