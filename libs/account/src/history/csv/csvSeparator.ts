import { languageEntry, type Language } from '@baize/i18n';

/** What separates a file's fields: where the comma is the decimal sign, spreadsheets expect a semicolon. */
export const csvSeparator = (language: Language): ',' | ';' =>
  new Intl.NumberFormat(languageEntry(language).locale).format(1.5).includes(',') ? ';' : ',';
