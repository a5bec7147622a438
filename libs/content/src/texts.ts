import { declareTexts } from '@baize/i18n';
import type tr from './locales/tr.json';
import type promotions from './promotions/locales/tr.json';

export type ContentKey = keyof typeof tr;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof tr;
    contentPromotions: typeof promotions;
  }
}

/** Texts of home page, promotions and content pages. */
export const contentTexts = declareTexts('content', (file) => import(`./locales/${file}.json`));

/** Texts of the promotions' kinds, states and actions. */
export const promotionTexts = declareTexts(
  'contentPromotions',
  (file) => import(`./promotions/locales/${file}.json`),
);
