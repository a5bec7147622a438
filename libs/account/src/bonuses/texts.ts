import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountBonuses: typeof tr;
  }
}

/** Texts of free spins that can be claimed. */
export const bonusTexts = declareTexts('accountBonuses', (file) => import(`./locales/${file}.json`));
