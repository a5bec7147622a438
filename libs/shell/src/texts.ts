import { declareTexts } from '@baize/i18n';
import type later from './later-locales/tr.json';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof tr;
    shellLater: typeof later;
  }
}

export type ShellLaterKey = keyof typeof later;
/** The key of any text in the shell. */
export type ShellKey = keyof typeof tr | ShellLaterKey;

/** Texts of the first paint. */
export const shellTexts = declareTexts('shell', (file) => import(`./locales/${file}.json`));

/** Texts of menus, footer and notices, which load after the page (`deferredComponent`). */
export const shellLaterTexts = declareTexts('shellLater', (file) => import(`./later-locales/${file}.json`));
