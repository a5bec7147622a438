import { languageEntry, type Language } from './languages.ts';

/** Keeps what `make` gives for each language and name: a format takes a phone some milliseconds to make. */
export function keep<Format>(make: (locale: string, name: string) => Format) {
  const kept = new Map<string, Format>();
  return (language: Language, name = '') => {
    const id = `${language} ${name}`;
    const format = kept.get(id) ?? make(languageEntry(language).locale, name);
    kept.set(id, format);
    return format;
  };
}

/** By the ISO code of a currency. */
export const currencyFormat = keep(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);
