import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';

export type FormKey = keyof typeof tr;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof tr;
  }
}

/** Texts about fields; loaded with every page or popup that has a form. */
export const formsTexts = declareTexts('forms', (file) => import(`./locales/${file}.json`));
