import { useLanguage } from '@baize/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Replies hold texts in the language that they were asked for in, so a change of language asks for what is on screen again,
 * and for the rest when it is next shown. What already belongs to the new language is on its way and isn't asked for twice.
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
