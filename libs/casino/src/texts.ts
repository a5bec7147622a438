import { declareTexts } from '@baize/i18n';
import type later from './later-locales/tr.json';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    casino: typeof tr;
    casinoLater: typeof later;
  }
}

/** Texts of lobbies and games. */
export const casinoTexts = declareTexts('casino', (language) => import(`./locales/${language}.json`));

/** Texts of parts that load after their page: live tables, jackpots by level, a game's sheet. */
export const casinoLaterTexts = declareTexts(
  'casinoLater',
  (language) => import(`./later-locales/${language}.json`),
);
