import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

export type ContentKey = keyof typeof tr;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof tr;
  }
}

/** Texts of home page, promotions and content pages. */
export const contentTexts = declareTexts('content', (language) => import(`./locales/${language}.json`));
