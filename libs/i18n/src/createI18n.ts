import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from './languages.ts';
import { textBackend } from './namespaces.ts';
import { DEFAULT_VOICE, type Voice } from './voices.ts';

/**
 * Creates an i18next instance in one language and voice, without texts yet (`loadTexts`): one in the browser, one per
 * server-rendered page. Keys are sometimes whole sentences, so dots and colons don't separate them; React escapes
 * interpolated values.
 */
export function createI18n(language: Language, voice: Voice = DEFAULT_VOICE): I18n {
  const i18n = createInstance();
  void i18n.use(textBackend(i18n)).init({
    lng: language,
    voice,
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
