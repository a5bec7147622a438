/* @chunk base */
import { declareTexts } from '@baize/i18n';
import type later from './deferred/locales/tr.json';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof tr;
    shellDeferred: typeof later;
  }
}

export type ShellDeferredKey = keyof typeof later;
/** The key of any text in the shell. */
export type ShellKey = keyof typeof tr | ShellDeferredKey;

/** Texts of the first paint. */
export const shellTexts = declareTexts('shell', (file) => import(`./locales/${file}.json`));

/** Texts of menus, footer and notices, which load after the page (`deferredComponent`). */
export const shellDeferredTexts = declareTexts(
  'shellDeferred',
  (file) => import(`./deferred/locales/${file}.json`),
);
