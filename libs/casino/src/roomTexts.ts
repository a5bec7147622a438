import { declareTexts } from '@baize/i18n';
import type tr from './room-locales/tr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    casinoRooms: typeof tr;
  }
}

/** Texts of poker, live slot, high flyer and binary option, which no lobby needs. */
export const roomTexts = declareTexts('casinoRooms', (file) => import(`./room-locales/${file}.json`));
