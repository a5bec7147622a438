import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/**
 * Starts the lookup of texts. Keys are flat: neither a dot nor a colon in a key means anything. A text that another
 * language lacks falls back to nothing, so that a check finds it, and shows its key.
 */
export function startI18n(language: Language) {
  return i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** The language of this moment, outside React. */
export const currentLanguage = () => i18next.language as Language;
