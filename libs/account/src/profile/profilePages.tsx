import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, paths, type AreaPage } from '@baize/routing';
import { sessionTexts } from '@baize/session';
import { walletTexts } from '@baize/wallet';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { pageSkeleton } from '../layout/pageSkeleton.tsx';
import type keys from './locales/tr.json';
import { profileTexts } from './texts.ts';
import { LIVE_SLOT } from './transfers/LIVE_SLOT.ts';

type Key = keyof typeof keys;

const profilePage = (title: Key, lead: Key, load: () => Promise<ComponentType>): AreaPage => ({
  page: lazyPage(load, profileTexts, formsTexts, sessionTexts, serverAccountTexts),
  skeleton: pageSkeleton(() => {
    const { t } = useTranslation('accountProfile');
    return { title: t(title), lead: t(lead) };
  }, profileTexts),
});

const transfersPage: AreaPage = {
  page: lazyPage(
    async () => (await import('./transfers/TransfersPage.tsx')).TransfersPage,
    profileTexts,
    walletTexts,
    formsTexts,
    serverAccountTexts,
  ),
  skeleton: pageSkeleton(() => {
    const { t } = useTranslation('accountProfile');
    const { method } = useParams();
    return {
      title: t(method === LIVE_SLOT ? 'transfers_live_slot' : 'transfers_title'),
      lead: t('transfers_lead'),
    };
  }, profileTexts),
};

/** The profile, the password, two-factor, SMS verification, transfers between wallets, the security centre. */
export const profilePages = {
  [paths.profile]: profilePage(
    'details_title',
    'details_lead',
    async () => (await import('./details/ProfilePage.tsx')).ProfilePage,
  ),
  [paths.changePassword]: profilePage(
    'password_title',
    'password_lead',
    async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage,
  ),
  [paths.twoFactor]: profilePage(
    'two_factor_title',
    'two_factor_lead',
    async () => (await import('./two-factor/TwoFactorPage.tsx')).TwoFactorPage,
  ),
  [paths.smsVerification]: profilePage(
    'sms_title',
    'sms_lead',
    async () => (await import('./sms-verification/SmsVerificationPage.tsx')).SmsVerificationPage,
  ),
  [paths.security]: profilePage(
    'security_title',
    'security_lead',
    async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
  ),
  '/account/transfers/:method': transfersPage,
};
