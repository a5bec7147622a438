import { textsIn } from '../shared/texts.js';

/** Bingo's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    tickets: 'Kart',
    fewer: 'Bir kart az',
    further: 'Bir kart fazla',
    each: 'Kart başına',
    total: 'Toplam',
    play: 'Oyna',
    skip: 'Atla',
    called: 'Çekilen toplar',
    prizes: ['Bir çinko', 'İki çinko', 'Tombala'],
    ticket: (number) => `Kart ${number}`,
    ball: (count, all) => `${count} / ${all} top`,
  },
  en: {
    tickets: 'Tickets',
    fewer: 'One ticket fewer',
    further: 'One ticket more',
    each: 'Per ticket',
    total: 'In all',
    play: 'Play',
    skip: 'Skip',
    called: 'Called balls',
    prizes: ['One line', 'Two lines', 'Full house'],
    ticket: (number) => `Ticket ${number}`,
    ball: (count, all) => `Ball ${count} of ${all}`,
  },
});
