import { storedText, useScheme } from '@baize/site';
import { changeLanguage, isLanguage, LANGUAGE_KEY, useI18n } from '@baize/i18n';
import { useStore } from '@baize/ui/store';
import { useEffect } from 'react';
import { useQuietMode } from './quietModeStore.ts';

const language = storedText(LANGUAGE_KEY);

/** Applies language, scheme and quiet mode chosen in another tab. */
export function useCrossTabPreferences() {
  const scheme = useScheme();
  const quiet = useQuietMode();
  const chosen = useStore(language);
  const i18n = useI18n();
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  useEffect(() => void document.documentElement.toggleAttribute('data-quiet', quiet), [quiet]);
  useEffect(() => {
    if (isLanguage(chosen) && chosen !== i18n.language) void changeLanguage(i18n, chosen);
  }, [chosen, i18n]);
}
