import { useLanguage } from '@baize/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Replies contain texts in the language of their request, so a language change refetches queries on screen immediately
 * and the rest when they're next shown. Queries with the language in their key are already loading and aren't fetched
 * twice.
 */
export function useRefetchOnLanguageChange(): void {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const previous = useRef(language);
  useEffect(() => {
    if (previous.current === language) return;
    previous.current = language;
    void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
  }, [language, queryClient]);
}
