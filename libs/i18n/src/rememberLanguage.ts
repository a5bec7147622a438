import { LANGUAGE_KEY, type Language } from './languages.ts';

const YEAR_S = 31_536_000;

/**
 * Stores the visitor's choice for the next visit, and for the site server, which renders the page in this
 * language.
 */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=${YEAR_S};samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    /* A browser without storage keeps the language until it's closed. */
  }
}
