import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    wallet: typeof tr;
  }
}

/** Texts of transfers between wallets. */
export const walletTexts = declareTexts('wallet', (file) => import(`./locales/${file}.json`));
