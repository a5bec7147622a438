import { textsIn } from '../shared/texts.js';

/* What a desk says otherwise than a game does. */
const DESK = {
  tr: {
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Ana bakiyenizden transfer yapabilirsiniz.',
    used: 'Bu bağlantı kullanılmış ya da süresi dolmuş. Sayfayı siteden yeniden açın.',
    over: 'Oturumunuz sona erdi. Sayfayı siteden yeniden açın.',
    lost: 'Bağlantı koptu. Bahsiniz güvende; yeniden deniyoruz…',
    failed: 'İşlem tamamlanamadı ve bahsiniz alınmadı. Lütfen tekrar deneyin.',
  },
  en: {
    insufficient: 'Your balance does not cover this stake. You can transfer money from your main balance.',
    used: 'This link was used before or has expired. Open the page again from the site.',
    over: 'Your session has ended. Open the page again from the site.',
    lost: 'The connection was lost. Your stake is safe; trying again…',
    failed: 'That did not work, and nothing was staked. Please try again.',
  },
};

/** The texts of a desk in a language: what every desk says, and over it its own. */
export const deskTextsIn = (own) => textsIn(DESK, own);
