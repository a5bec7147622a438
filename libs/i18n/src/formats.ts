import type { Language } from './languages.ts';

const LOCALE: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' };

/** Keeps what `make` gives for each language and name: a format takes a phone some milliseconds to make. */
function keep<Format>(make: (locale: string, name: string) => Format) {
  const kept = new Map<string, Format>();
  return (language: Language, name = '') => {
    const id = `${language} ${name}`;
    const format = kept.get(id) ?? make(LOCALE[language], name);
    kept.set(id, format);
    return format;
  };
}

/** By the ISO code of a currency. */
export const currencyFormat = keep(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

const oddsFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const localFormat = keep(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** `1,85` or `1.85`; a dash for odds that are not known. */
export const formatOdds = (odds: number | undefined, language: Language): string =>
  odds === undefined ? '—' : oddsFormat(language).format(odds);

/** A moment where the player is, `12 Mar 2026 21:30`: beside the time of record, never in its place (ruling 12). */
export const formatLocalTime = (date: Date, language: Language): string => localFormat(language).format(date);
