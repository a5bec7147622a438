import { cachePerLanguage } from './formats.ts';
import type { Language } from './languages.ts';

const oddsFormat = cachePerLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `1,85` or `1.85`; a dash for unknown odds. */
export const formatOdds = (odds: number | undefined, language: Language): string =>
  odds === undefined ? '—' : oddsFormat(language).format(odds);
