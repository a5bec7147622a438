import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPage, type AppRoute, type Page } from '@baize/routing';
import type { ComponentType } from 'react';
import { accountTexts } from '../texts.ts';
import { moneyTexts } from './moneyTexts.ts';

const moneyPage = (load: () => Promise<ComponentType>): Page =>
  lazyPage(load, accountTexts, moneyTexts, formsTexts, serverAccountTexts);

/** Routes of deposits and withdrawals. */
export const moneyRoutes: readonly AppRoute[] = [
  {
    path: '/Deposit',
    page: moneyPage(async () => (await import('./desk/DepositPage.tsx')).DepositPage),
    player: true,
    chunks: ['DepositPage'],
  },
  {
    path: '/Withdraw',
    page: moneyPage(async () => (await import('./desk/WithdrawPage.tsx')).WithdrawPage),
    player: true,
    chunks: ['WithdrawPage'],
  },
  {
    path: '/Deposit/RovPay',
    page: moneyPage(async () => (await import('./rovpay/RovpayPage.tsx')).RovpayPage),
    player: true,
    chunks: ['RovpayPage'],
  },
  {
    path: '/Deposit/envoy',
    page: moneyPage(async () => (await import('./envoy/EnvoyBankPage.tsx')).EnvoyBankPage),
    player: true,
    chunks: ['EnvoyBankPage'],
  },
  {
    path: '/Deposit/envoyqr',
    page: moneyPage(async () => (await import('./envoy/EnvoyQrPage.tsx')).EnvoyQrPage),
    player: true,
    chunks: ['EnvoyQrPage'],
  },
];
