import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, paths, type AreaPage } from '@baize/routing';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSkeleton } from '../layout/pageSkeleton.tsx';
import type keys from './locales/tr.json';
import { accountTexts } from '../texts.ts';
import type { PaymentDirection } from './payment/PaymentDirection.ts';
import { moneyTexts } from './texts.ts';

type Key = keyof typeof keys;

const moneyPage = (title: Key, lead: Key, load: () => Promise<ComponentType>): AreaPage => ({
  page: lazyPage(load, accountTexts, moneyTexts, formsTexts, serverAccountTexts),
  skeleton: pageSkeleton(() => {
    const { t } = useTranslation('accountMoney');
    return { title: t(title), lead: t(lead) };
  }, moneyTexts),
});

const importLoader = (direction: PaymentDirection) => async () =>
  (await import('./cashier/loadCashier.ts')).loadCashier(direction);

/** Deposits and withdrawals. */
export const moneyPages = {
  [paths.deposit]: {
    ...moneyPage(
      'deposit_title',
      'deposit_lead',
      async () => (await import('./cashier/DepositPage.tsx')).DepositPage,
    ),
    importLoader: importLoader('deposit'),
  },
  [paths.withdraw]: {
    ...moneyPage(
      'withdraw_title',
      'withdraw_lead',
      async () => (await import('./cashier/WithdrawPage.tsx')).WithdrawPage,
    ),
    importLoader: importLoader('withdrawal'),
  },
  [paths.rovpay]: moneyPage(
    'rovpay_title',
    'rovpay_lead',
    async () => (await import('./rovpay/RovpayPage.tsx')).RovpayPage,
  ),
  [paths.envoy]: moneyPage('envoy_bank_title', 'envoy_bank_lead', async () => {
    const { EnvoyPage } = await import('./envoy/EnvoyPage.tsx');
    return () => <EnvoyPage kind="bank" />;
  }),
  [paths.envoyQr]: moneyPage('envoy_qr_title', 'envoy_qr_lead', async () => {
    const { EnvoyPage } = await import('./envoy/EnvoyPage.tsx');
    return () => <EnvoyPage kind="qr" />;
  }),
};
