import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

/** The language of the page; the component renders anew when it changes. */
export const useLanguage = (): Language => useTranslation([]).i18n.language as Language;
