import { textsIn } from '../shared/texts.js';

/** Bingo's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    tickets: 'Kart',
    fewer: 'Bir kart azalt',
    further: 'Bir kart ekle',
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
    fewer: 'Remove a ticket',
    further: 'Add a ticket',
    each: 'Per ticket',
    total: 'Total',
    play: 'Play',
    skip: 'Skip',
    called: 'Balls called',
    prizes: ['One line', 'Two lines', 'Full house'],
    ticket: (number) => `Ticket ${number}`,
    ball: (count, all) => `Ball ${count} of ${all}`,
  },
});
