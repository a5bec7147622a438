import { textsIn } from '../shared/texts.js';

/** The slot machines' texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    spin: 'Çevir',
    turbo: 'Hızlı çevirme',
    pays: 'Ödeme tablosu',
    close: 'Kapat',
    freeSpins: (left, stake) => `${left} bedava dönüş · ${stake} bahisle`,
    insufficientDemo: 'Deneme paranız bu bahis için yeterli değil. Bahsi azaltın ya da oyunu yeniden açın.',
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
    freeSpins: (left, stake) => `${left} free spins at ${stake}`,
    insufficientDemo: 'Your play money doesn’t cover this stake. Lower it or reopen the game.',
    line: (number, count) => `Line ${number}: ${count} of a kind`,
    scatter: (count) => `${count} scatters`,
    rules: (lines) =>
      `${lines} lines, three or more of a kind from the left. Wilds substitute for every symbol except scatters; scatters pay anywhere. Prizes are shown for your current stake. Return to player: about 96%.`,
    praise: ['Big win', 'Mega win', 'Epic win'],
    wild: 'Wild',
    scatterName: 'Scatter',
  },
});
