/* @chunk auto */
import type { i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';
import { fetchLanguage } from './namespaces.ts';
import { rememberLanguage } from './rememberLanguage.ts';

/** Loads the texts, then switches every screen, stores the choice and updates `<html lang>`. */
export async function changeLanguage(i18n: I18n, language: Language) {
  await fetchLanguage(i18n, language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}
