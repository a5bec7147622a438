import type { Brand } from '@baize/brand';
import { initialLanguage, isLanguage, LANGUAGE_KEY, type Language } from '@baize/i18n/languages';
import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';

/** The visitor's language, or the brand's own if there is no choice. A cookie with an unknown language is deleted. */
export function chooseLanguage(c: Context, { defaultLanguage }: Brand): Language {
  const chosen = getCookie(c, LANGUAGE_KEY);
  if (chosen !== undefined && !isLanguage(chosen)) deleteCookie(c, LANGUAGE_KEY, { path: '/' });
  return initialLanguage(chosen, defaultLanguage);
}
