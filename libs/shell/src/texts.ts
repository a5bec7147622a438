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
/** A text of the shell, whether it is there from the start or comes later. */
export type ShellKey = keyof typeof tr | ShellLaterKey;

/** What each page says from the start. */
export const shellTexts = declareTexts('shell', (language) => import(`./locales/${language}.json`));

/** What menus, footer and notices say, which come after the page: `later` brings it along. */
export const shellLaterTexts = declareTexts(
  'shellLater',
  (language) => import(`./later-locales/${language}.json`),
);
