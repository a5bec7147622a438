import type { NewTexts } from './addTexts.ts';

/** The standard texts of a list, in both languages; only the heading is specific. */
export const sliceTexts = (key: string, { en, tr }: Readonly<Record<'tr' | 'en', string>>): NewTexts => ({
  en: {
    [key]: en,
    [`${key}_failed`]: 'We couldn’t load this list',
    [`no_${key}`]: 'Nothing here right now',
    [`no_${key}_text`]: 'Check back a little later.',
    try_again: 'Try again',
  },
  tr: {
    [key]: tr,
    [`${key}_failed`]: 'Liste yüklenemedi',
    [`no_${key}`]: 'Şu anda gösterilecek bir şey yok',
    [`no_${key}_text`]: 'Yenileri eklendiğinde burada görünür.',
    try_again: 'Yeniden dene',
  },
});
