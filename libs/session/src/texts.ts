import { formsTexts } from '@baize/forms';
import { declareTexts, serverAccountTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

export type SessionKey = keyof typeof tr;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof tr;
  }
}

/** Texts of login, registration and passwords. */
export const sessionTexts = declareTexts('session', (file) => import(`./locales/${file}.json`));

/** Texts that a page or popup with a session form needs. */
export const sessionFormTexts = [sessionTexts, formsTexts, serverAccountTexts] as const;
