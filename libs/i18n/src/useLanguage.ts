import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

/** The page's language; the component re-renders when it changes. */
export const useLanguage = (): Language => useTranslation([]).i18n.language as Language;
