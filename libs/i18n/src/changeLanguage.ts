import { LANGUAGE_KEY, type Language } from './languages.ts';
import { loadWanted } from './messages.ts';
import { switchLanguage } from './textStore.ts';

/** Loads the texts, then switches every screen, remembers the choice and tells the page (`<html lang>`). */
export async function changeLanguage(language: Language) {
  await loadWanted(language);
  switchLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    /* A browser that stores nothing still changes its language until it is closed. */
  }
}
