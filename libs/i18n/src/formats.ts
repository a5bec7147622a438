import { languageEntry, type Language } from './languages.ts';

/** Caches the result of `make` per language and name, because creating a format takes some milliseconds on a phone. */
export function cachePerLanguage<Format>(make: (locale: string, name: string) => Format) {
  const formats = new Map<string, Format>();
  return (language: Language, name = '') => {
    const id = `${language} ${name}`;
    const format = formats.get(id) ?? make(languageEntry(language).locale, name);
    formats.set(id, format);
    return format;
  };
}

/** By ISO currency code. */
export const currencyFormat = cachePerLanguage(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);
