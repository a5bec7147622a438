import { declareTexts } from '@baize/i18n';
import type later from './deferred/locales/tr.json';
import type tr from './locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    casino: typeof tr;
    casinoDeferred: typeof later;
  }
}

/** Texts of lobbies and games. */
export const casinoTexts = declareTexts('casino', (file) => import(`./locales/${file}.json`));

/** Texts of parts that load after their page: live tables, jackpots by level, a game's sheet. */
export const casinoDeferredTexts = declareTexts(
  'casinoDeferred',
  (file) => import(`./deferred/locales/${file}.json`),
);
