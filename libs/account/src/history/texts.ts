import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountHistory: typeof tr;
  }
}

/** Texts of the histories. */
export const historyTexts = declareTexts('accountHistory', (file) => import(`./locales/${file}.json`));
