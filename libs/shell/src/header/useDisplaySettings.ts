import { setScheme, useScheme } from '@baize/site';
import { changeLanguage, languageEntry, LANGUAGES, useI18n, useLanguage, type Language } from '@baize/i18n';
import { setQuietMode, useQuietMode } from '../scheme/quietModeStore.ts';
import { setSnow, useHasSnow, useSnow } from '../snow/snowStore.ts';

/** The visitor's display settings and their setters: language, dark or light, quiet mode and snow. */
export function useDisplaySettings() {
  const i18n = useI18n();
  return {
    language: useLanguage(),
    languages: LANGUAGES.map((code) => ({ code, ...languageEntry(code) })),
    setLanguage: (code: Language) => void changeLanguage(i18n, code),
    scheme: useScheme(),
    setScheme,
    quiet: useQuietMode(),
    setQuiet: setQuietMode,
    snow: useSnow(),
    setSnow,
    hasSnow: useHasSnow(),
  };
}
