import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountBonuses: typeof tr;
  }
}

/** Texts for claiming free spins. */
export const bonusTexts = declareTexts('accountBonuses', (file) => import(`./locales/${file}.json`));
