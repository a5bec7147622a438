import { textsIn } from '../shared/texts.js';

/** The table's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    chip: 'Fiş seçin',
    repeat: 'Tekrarla',
    turn: 'Çevir',
    insufficient: 'Bakiyeniz bu bahis için yeterli değil.',
    most: 'Bu alandaki en yüksek bahse ulaştınız.',
    fell: (number) => `Top ${number} numarada`,
    spots: { red: 'Kırmızı', black: 'Siyah', odd: 'Tek', even: 'Çift', low: '1–18', high: '19–36' },
  },
  en: {
    chip: 'Choose a chip',
    repeat: 'Repeat',
    turn: 'Spin',
    insufficient: 'Your balance doesn’t cover this bet.',
    most: 'You’ve reached the maximum for this spot.',
    fell: (number) => `The ball landed on ${number}`,
    spots: { red: 'Red', black: 'Black', odd: 'Odd', even: 'Even', low: '1–18', high: '19–36' },
  },
});
