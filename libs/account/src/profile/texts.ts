import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountProfile: typeof tr;
  }
}

/** Texts of the profile and its security: details, password, two-factor, SMS verification, transfers. */
export const profileTexts = declareTexts('accountProfile', (file) => import(`./locales/${file}.json`));
