import { textsIn } from '../shared/texts.js';

/** The slot machines' texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    spin: 'Çevir',
    turbo: 'Hızlı çevirme',
    pays: 'Ödeme tablosu',
    close: 'Kapat',
    freeSpins: (left, stake) => `${left} bedava dönüş · ${stake} bahisle`,
    insufficientDemo: 'Deneme paranız bu bahis için yeterli değil. Bahsi azaltın veya oyunu yeniden açın.',
    line: (number, count) => `Çizgi ${number}: ${count} adet`,
    scatter: (count) => `Scatter: ${count} adet`,
    rules: (lines) =>
      `${lines} çizgi, soldan sağa en az üç aynı sembol. Joker, scatter dışındaki her sembolün yerine geçer; scatter her yerde öder. Tutarlar seçili bahse göredir. Oyuncuya dönüş yaklaşık %96.`,
    praise: ['Büyük kazanç', 'Mega kazanç', 'Efsane kazanç'],
    wild: 'Joker',
    scatterName: 'Scatter',
  },
  en: {
    spin: 'Spin',
    turbo: 'Quick spin',
    pays: 'Paytable',
    close: 'Close',
    freeSpins: (left, stake) => `${left} free spins · at a stake of ${stake}`,
    insufficientDemo: 'Your play money does not cover this stake. Lower the stake, or open the game again.',
    line: (number, count) => `Line ${number}: ${count} of a kind`,
    scatter: (count) => `${count} scatters`,
    rules: (lines) =>
      `${lines} lines, three or more of a kind from the left. The wild stands for every symbol but the scatter; scatters pay anywhere. Amounts follow the stake. Return to player about 96%.`,
    praise: ['Big win', 'Mega win', 'Epic win'],
    wild: 'Wild',
    scatterName: 'Scatter',
  },
});
