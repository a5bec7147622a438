import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';
import { textBackend } from './namespaces.ts';

/**
 * An i18next instance in one language, without texts yet (`loadTexts`): one in the browser, one for each page that the server
 * renders. Keys are whole sentences at times, so neither dots nor colons part them; React escapes what is filled in.
 */
export function createI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n.use(textBackend).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}
