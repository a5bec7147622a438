import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sport: typeof tr;
  }
}

/** Texts of the sport pages and the home page's matches. */
export const sportTexts = declareTexts('sport', (file) => import(`./locales/${file}.json`));
