import { languageEntry, type Language } from './languages.ts';

/** Caches the result of `make` per language and name: creating a format takes a phone some milliseconds. */
export function keep<Format>(make: (locale: string, name: string) => Format) {
  const kept = new Map<string, Format>();
  return (language: Language, name = '') => {
    const id = `${language} ${name}`;
    const format = kept.get(id) ?? make(languageEntry(language).locale, name);
    kept.set(id, format);
    return format;
  };
}

/** By ISO currency code. */
export const currencyFormat = keep(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);
