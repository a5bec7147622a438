import { deskTextsIn } from '../desk/deskTexts.js';

/** The live slot's texts in the launch's language. */
export const textsFor = deskTextsIn({
  tr: {
    title: 'Canlı slot',
    spin: 'Çevir',
    ready: 'Bahsinizi seçin ve çevirin.',
  },
  en: {
    title: 'Live slots',
    spin: 'Spin',
    ready: 'Choose your stake and spin.',
  },
});
