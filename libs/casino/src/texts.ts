import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    casino: typeof tr;
  }
}

/** Texts of lobbies and games. */
export const casinoTexts = declareTexts('casino', (language) => import(`./locales/${language}.json`));
