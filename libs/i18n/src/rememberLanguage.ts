import { LANGUAGE_KEY, type Language } from './languages.ts';

const YEAR_S = 31_536_000;

/** Keeps the visitor's choice for the next visit, for the site server too, which renders the page in this language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=${YEAR_S};samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    /* A browser that stores nothing still changes its language until it is closed. */
  }
}
