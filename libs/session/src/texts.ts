import { formsTexts } from '@baize/forms';
import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

export type SessionKey = keyof typeof tr;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof tr;
  }
}

/** What login, registration and passwords say. */
export const sessionTexts = declareTexts('session', (language) => import(`./locales/${language}.json`));

/** What a page or popup with a form of the session needs. */
export const sessionFormTexts = [sessionTexts, formsTexts] as const;
