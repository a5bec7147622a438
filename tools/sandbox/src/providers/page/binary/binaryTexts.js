import { deskTextsIn } from '../desk/deskTexts.js';

/** The binary option's texts in the launch's language. */
export const textsFor = deskTextsIn({
  tr: {
    title: 'İkili Opsiyon',
    price: 'Fiyat',
    chart: 'Son 90 saniyenin fiyat grafiği',
    up: 'Yukarı',
    down: 'Aşağı',
    rule: 'Fiyat 30 saniye sonra nerede? Doğru tahminde bahsinizin 1,88 katı ödenir; fiyat aynı kalırsa bahsiniz geri gelir.',
    trades: 'İşlemler',
    none: 'Henüz işlem yok.',
    running: (seconds) => `${seconds} sn`,
    pays: (amount) => `${amount} öder`,
    won: (amount) => `Kazandınız: ${amount}`,
    even: 'Fiyat aynı kaldı, bahsiniz geri geldi',
    missed: 'Bu kez olmadı',
  },
  en: {
    title: 'Binary option',
    price: 'Price',
    chart: 'Price chart of the last 90 seconds',
    up: 'Up',
    down: 'Down',
    rule: 'Where is the price in 30 seconds? A right guess pays 1.88 times the stake; if the price stands where it stood, the stake comes back.',
    trades: 'Trades',
    none: 'No trade yet.',
    running: (seconds) => `${seconds} s`,
    pays: (amount) => `pays ${amount}`,
    won: (amount) => `You won ${amount}`,
    even: 'The price stood still, your stake came back',
    missed: 'Not this time',
  },
});
