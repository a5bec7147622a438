import { textsIn } from '../shared/texts.js';

/* Desk texts that differ from a game's. */
const DESK = {
  tr: {
    insufficient: 'Bakiyeniz bu bahis için yeterli değil. Ana bakiyenizden transfer yapabilirsiniz.',
    used: 'Bu bağlantı kullanılmış ya da süresi dolmuş. Sayfayı siteden yeniden açın.',
    over: 'Oturumunuz sona erdi. Sayfayı siteden yeniden açın.',
    lost: 'Bağlantı koptu. Bahsiniz güvende; yeniden deniyoruz…',
    failed: 'İşlem tamamlanamadı ve bahsiniz alınmadı. Lütfen yeniden deneyin.',
  },
  en: {
    insufficient: 'Your balance doesn’t cover this stake. You can transfer money from your main balance.',
    used: 'This link has been used or has expired. Open the page again from the site.',
    over: 'Your session has ended. Open the page again from the site.',
    lost: 'Connection lost. Your stake is safe; we’re trying again…',
    failed: 'Something went wrong and no stake was taken. Please try again.',
  },
};

/** The texts of a desk in a language: the common ones, overridden by its own. */
export const deskTextsIn = (own) => textsIn(DESK, own);
