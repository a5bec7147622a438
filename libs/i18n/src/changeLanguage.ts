import i18next from 'i18next';
import { LANGUAGE_KEY, type Language } from './languages.ts';
import { loadWanted } from './messages.ts';

/** Loads the texts, then switches every screen, remembers the choice and tells the page (`<html lang>`). */
export async function changeLanguage(language: Language) {
  await loadWanted(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    /* A browser that stores nothing still changes its language until it is closed. */
  }
}
