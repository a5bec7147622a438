import { textsIn } from './deskTexts.js';

/** The live slot's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    title: 'Canlı Slot',
    spin: 'Çevir',
    ready: 'Bahsinizi seçin ve çevirin.',
    won: (amount) => `Kazanç ${amount}`,
    missed: 'Bu tur kazanç yok',
  },
  en: {
    title: 'Live slot',
    spin: 'Spin',
    ready: 'Choose your stake and spin.',
    won: (amount) => `You won ${amount}`,
    missed: 'No win this round',
  },
});
