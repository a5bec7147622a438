import { languageEntry, type Language } from '@baize/i18n';

/** The field separator: if the comma is the decimal separator, spreadsheets expect a semicolon. */
export const csvSeparator = (language: Language): ',' | ';' =>
  new Intl.NumberFormat(languageEntry(language).locale).format(1.5).includes(',') ? ';' : ',';
