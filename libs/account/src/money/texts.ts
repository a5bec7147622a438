import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountMoney: typeof tr;
  }
}

export type MoneyKey = keyof typeof tr;

/** Texts of deposits and withdrawals. */
export const moneyTexts = declareTexts('accountMoney', (file) => import(`./locales/${file}.json`));
