const TEXTS = {
  tr: {
    balance: 'Bakiye',
    win: 'Kazanç',
    stake: 'Bahis',
    less: 'Bahsi azalt',
    more: 'Bahsi artır',
    spin: 'Çevir',
    turbo: 'Hızlı çevirme',
    pays: 'Ödeme tablosu',
    close: 'Kapat',
    back: 'Siteye dön',
    demo: 'Deneme parası',
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Bahsi azaltın veya hesabınıza para yatırın.',
    insufficientDemo: 'Deneme paranız bu bahis için yeterli değil. Bahsi azaltın veya oyunu yeniden açın.',
    limit: 'Bu bahis, kendi belirlediğiniz bahis limitini aşıyor.',
    used: 'Bu oyun bağlantısı kullanılmış ya da süresi dolmuş. Oyunu lobiden yeniden açın.',
    over: 'Oturumunuz sona erdi. Oyunu lobiden yeniden açın.',
    lost: 'Bağlantı koptu. Turunuz güvende; yeniden deniyoruz…',
    failed: 'Tur tamamlanamadı ve bahsiniz alınmadı. Lütfen tekrar deneyin.',
    line: (number, count) => `Çizgi ${number}: ${count} adet`,
    scatter: (count) => `Scatter: ${count} adet`,
    won: (amount) => `Kazanç ${amount}`,
    lostRound: 'Bu tur kazanç yok',
    rules: (lines) =>
      `${lines} çizgi, soldan sağa en az üç aynı sembol. Joker, scatter dışındaki her sembolün yerine geçer; scatter her yerde öder. Tutarlar seçili bahse göredir. Oyuncuya dönüş yaklaşık %96.`,
    praise: ['Büyük kazanç', 'Mega kazanç', 'Efsane kazanç'],
    wild: 'Joker',
    scatterName: 'Scatter',
  },
  en: {
    balance: 'Balance',
    win: 'Win',
    stake: 'Stake',
    less: 'Lower the stake',
    more: 'Raise the stake',
    spin: 'Spin',
    turbo: 'Quick spin',
    pays: 'Paytable',
    close: 'Close',
    back: 'Back to the site',
    demo: 'Play money',
    insufficient: 'Your balance does not cover this stake. Lower the stake, or make a deposit.',
    insufficientDemo: 'Your play money does not cover this stake. Lower the stake, or open the game again.',
    limit: 'This stake would pass the bet limit that you have set.',
    used: 'This game link was used before or has expired. Open the game again from the lobby.',
    over: 'Your session has ended. Open the game again from the lobby.',
    lost: 'The connection was lost. Your round is safe; trying again…',
    failed: 'The round was not played and nothing was staked. Please try again.',
    line: (number, count) => `Line ${number}: ${count} of a kind`,
    scatter: (count) => `${count} scatters`,
    won: (amount) => `You won ${amount}`,
    lostRound: 'No win this round',
    rules: (lines) =>
      `${lines} lines, three or more of a kind from the left. The wild stands for every symbol but the scatter; scatters pay anywhere. Amounts follow the stake. Return to player about 96%.`,
    praise: ['Big win', 'Mega win', 'Epic win'],
    wild: 'Wild',
    scatterName: 'Scatter',
  },
};

/** The page's texts in the launch's language. */
export const textsFor = (lang) => TEXTS[lang] ?? TEXTS.tr;

/** Fills in every text and label of the page. */
export function fillTexts(texts) {
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = texts[element.dataset.text];
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', texts[element.dataset.label]);
    if (element.tagName === 'BUTTON') element.title = texts[element.dataset.label];
  }
}
