import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountProtection: typeof tr;
  }
}

/** Texts of limits, cool-off and self-exclusion. */
export const protectionTexts = declareTexts('accountProtection', (file) => import(`./locales/${file}.json`));
