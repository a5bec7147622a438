import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, type Page } from '@baize/routing';
import type { ComponentType } from 'react';
import { accountTexts } from '../texts.ts';
import { moneyTexts } from './moneyTexts.ts';

const moneyPage = (load: () => Promise<ComponentType>): Page =>
  lazyPage(load, accountTexts, moneyTexts, formsTexts, serverAccountTexts);

/** Deposits and withdrawals. */
export const moneyPages = {
  deposit: moneyPage(async () => (await import('./desk/DepositPage.tsx')).DepositPage),
  withdraw: moneyPage(async () => (await import('./desk/WithdrawPage.tsx')).WithdrawPage),
  rovpay: moneyPage(async () => (await import('./rovpay/RovpayPage.tsx')).RovpayPage),
  envoyBank: moneyPage(async () => (await import('./envoy/EnvoyBankPage.tsx')).EnvoyBankPage),
  envoyQr: moneyPage(async () => (await import('./envoy/EnvoyQrPage.tsx')).EnvoyQrPage),
};
