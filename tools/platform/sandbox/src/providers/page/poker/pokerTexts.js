import { deskTextsIn } from '../desk/deskTexts.js';

/** The poker room's texts in the launch's language. */
export const textsFor = deskTextsIn({
  tr: {
    title: 'Poker',
    tables: 'Masa seçin',
    play: 'Dağıt',
    names: { holdem: 'Texas Hold’em', omaha: 'Omaha', turkish: 'Türk Pokeri', tavla: 'Tavla' },
    about: { holdem: '2 kart', omaha: '4 kart', turkish: '5 kart, 7’den asa', tavla: '2 zar' },
    rule: 'Bire bir, tek el: en yüksek kart, tavlada yüksek zar kazanır; çift zar iki kat sayılır. Potun %5’i masaya kalır, eşitlikte bahsiniz iade edilir.',
    ready: 'Masanızı ve bahsinizi seçin.',
    opponent: 'Rakip',
    you: 'Siz',
    won: (amount) => `Kazandınız: ${amount}`,
    even: 'Berabere, bahsiniz iade edildi',
    missed: 'Bu el rakibin',
  },
  en: {
    title: 'Poker',
    tables: 'Choose a table',
    play: 'Deal',
    names: { holdem: 'Texas Hold’em', omaha: 'Omaha', turkish: 'Turkish Poker', tavla: 'Tavla' },
    about: { holdem: '2 cards', omaha: '4 cards', turkish: '5 cards, 7 to ace', tavla: '2 dice' },
    rule: 'Heads-up, one hand: the highest card wins. In Tavla, the higher roll wins and doubles count twice. The table keeps 5% of the pot; a tie returns your stake.',
    ready: 'Choose a table and a stake.',
    opponent: 'Opponent',
    you: 'You',
    won: (amount) => `You won ${amount}`,
    even: 'A tie: your stake was returned',
    missed: 'Your opponent takes this hand',
  },
});
