import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    casinoWalletGames: typeof tr;
  }
}

/** Texts of poker, live slot, high flyer and binary option, which no lobby needs. */
export const walletGameTexts = declareTexts('casinoWalletGames', (file) => import(`./locales/${file}.json`));
