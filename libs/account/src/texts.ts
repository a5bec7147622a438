import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof tr;
  }
}

/** Texts on every account page: its menu and its frame. */
export const accountTexts = declareTexts('account', (file) => import(`./locales/${file}.json`));
