const COMMON = {
  tr: {
    balance: 'Bakiye',
    back: 'Siteye dön',
    demo: 'Deneme parası',
    stake: 'Bahis',
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Ana bakiyenizden transfer yapabilirsiniz.',
    limit: 'Bu bahis, kendi belirlediğiniz bahis limitini aşıyor.',
    used: 'Bu bağlantı kullanılmış ya da süresi dolmuş. Sayfayı siteden yeniden açın.',
    over: 'Oturumunuz sona erdi. Sayfayı siteden yeniden açın.',
    lost: 'Bağlantı koptu. Bahsiniz güvende; yeniden deniyoruz…',
    failed: 'İşlem tamamlanamadı ve bahsiniz alınmadı. Lütfen tekrar deneyin.',
  },
  en: {
    balance: 'Balance',
    back: 'Back to the site',
    demo: 'Play money',
    stake: 'Stake',
    insufficient: 'Your balance does not cover this stake. You can transfer money from your main balance.',
    limit: 'This stake would pass the bet limit that you have set.',
    used: 'This link was used before or has expired. Open the page again from the site.',
    over: 'Your session has ended. Open the page again from the site.',
    lost: 'The connection was lost. Your stake is safe; trying again…',
    failed: 'That did not work, and nothing was staked. Please try again.',
  },
};

/** The texts of a page in a language: what every desk says, and its own. */
export const textsIn = (own) => (lang) => {
  const known = lang in COMMON ? lang : 'tr';
  return { ...COMMON[known], ...own[known] };
};
