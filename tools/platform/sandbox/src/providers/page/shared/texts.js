/* Texts that all games share. */
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
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Bahsi azaltın ya da hesabınıza para yatırın.',
    limit: 'Bu bahis, kendi belirlediğiniz bahis limitini aşıyor.',
    used: 'Bu oyun bağlantısı kullanılmış ya da süresi dolmuş. Oyunu lobiden yeniden açın.',
    over: 'Oturumunuz sona erdi. Oyunu lobiden yeniden açın.',
    lost: 'Bağlantı koptu. Turunuz güvende; yeniden deniyoruz…',
    failed: 'Tur tamamlanamadı ve bahsiniz alınmadı. Lütfen yeniden deneyin.',
    won: (amount) => `Kazanç ${amount}`,
    noWin: 'Bu turda kazanç yok',
  },
  en: {
    balance: 'Balance',
    bet: 'Bet',
    stake: 'Stake',
    win: 'Win',
    less: 'Lower the stake',
    more: 'Raise the stake',
    clear: 'Clear',
    back: 'Back to site',
    demo: 'Play money',
    insufficient: 'Your balance doesn’t cover this stake. Lower it or make a deposit.',
    limit: 'This stake would take you over your own bet limit.',
    used: 'This game link has been used or has expired. Open the game again from the lobby.',
    over: 'Your session has ended. Open the game again from the lobby.',
    lost: 'Connection lost. Your round is safe; we’re trying again…',
    failed: 'The round wasn’t played and no stake was taken. Please try again.',
    won: (amount) => `You won ${amount}`,
    noWin: 'No win this round',
  },
};

/** The texts of a page in a language: the common ones, overridden by the page's own. */
export const textsIn =
  (...own) =>
  (lang) => {
    const known = lang in COMMON ? lang : 'tr';
    return Object.assign({}, COMMON[known], ...own.map((texts) => texts[known]));
  };
