/* What every game says alike. */
const COMMON = {
  tr: {
    balance: 'Bakiye',
    bet: 'Bahis',
    stake: 'Bahis',
    win: 'Kazanç',
    less: 'Bahsi azalt',
    more: 'Bahsi artır',
    clear: 'Temizle',
    back: 'Siteye dön',
    demo: 'Deneme parası',
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Bahsi azaltın veya hesabınıza para yatırın.',
    limit: 'Bu bahis, kendi belirlediğiniz bahis limitini aşıyor.',
    used: 'Bu oyun bağlantısı kullanılmış ya da süresi dolmuş. Oyunu lobiden yeniden açın.',
    over: 'Oturumunuz sona erdi. Oyunu lobiden yeniden açın.',
    lost: 'Bağlantı koptu. Turunuz güvende; yeniden deniyoruz…',
    failed: 'Tur tamamlanamadı ve bahsiniz alınmadı. Lütfen tekrar deneyin.',
    won: (amount) => `Kazanç ${amount}`,
    noWin: 'Bu tur kazanç yok',
  },
  en: {
    balance: 'Balance',
    bet: 'Bet',
    stake: 'Stake',
    win: 'Win',
    less: 'Lower the stake',
    more: 'Raise the stake',
    clear: 'Clear',
    back: 'Back to the site',
    demo: 'Play money',
    insufficient: 'Your balance does not cover this stake. Lower the stake, or make a deposit.',
    limit: 'This stake would pass the bet limit that you have set.',
    used: 'This game link was used before or has expired. Open the game again from the lobby.',
    over: 'Your session has ended. Open the game again from the lobby.',
    lost: 'The connection was lost. Your round is safe; trying again…',
    failed: 'The round was not played and nothing was staked. Please try again.',
    won: (amount) => `You won ${amount}`,
    noWin: 'No win this round',
  },
};

/** The texts of a page in a language: what every game says, and over it the page's own. */
export const textsIn =
  (...own) =>
  (lang) => {
    const known = lang in COMMON ? lang : 'tr';
    return Object.assign({}, COMMON[known], ...own.map((texts) => texts[known]));
  };
