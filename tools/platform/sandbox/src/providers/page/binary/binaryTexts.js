import { deskTextsIn } from '../desk/deskTexts.js';

/** The binary option's texts in the launch's language. */
export const textsFor = deskTextsIn({
  tr: {
    title: 'İkili opsiyon',
    price: 'Fiyat',
    chart: 'Son 90 saniyenin fiyat grafiği',
    up: 'Yukarı',
    down: 'Aşağı',
    rule: 'Fiyat 30 saniye sonra nerede? Doğru tahminde bahsinizin 1,88 katı ödenir; fiyat aynı kalırsa bahsiniz iade edilir.',
    trades: 'İşlemler',
    none: 'Henüz işlem yok.',
    running: (seconds) => `${seconds} sn`,
    pays: (amount) => `${amount} öder`,
    won: (amount) => `Kazandınız: ${amount}`,
    even: 'Fiyat aynı kaldı, bahsiniz iade edildi',
    missed: 'Bu kez olmadı',
  },
  en: {
    title: 'Binary options',
    price: 'Price',
    chart: 'Price chart of the last 90 seconds',
    up: 'Up',
    down: 'Down',
    rule: 'Where is the price in 30 seconds? A correct call pays 1.88 times your stake. If the price hasn’t moved, your stake is returned.',
    trades: 'Trades',
    none: 'No trades yet.',
    running: (seconds) => `${seconds} s`,
    pays: (amount) => `pays ${amount}`,
    won: (amount) => `You won ${amount}`,
    even: 'The price didn’t move, so your stake was returned',
    missed: 'Not this time',
  },
});
