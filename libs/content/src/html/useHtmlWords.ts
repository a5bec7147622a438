import { useText } from '@baize/i18n';
import type { SafeHtmlProps } from '@baize/ui';
import { contentMessages } from '../messages.ts';

/** What SafeHtml says by itself, in the player's language. */
export function useHtmlWords(): SafeHtmlProps['words'] {
  const t = useText(contentMessages);
  return {
    loading: t('text_loading'),
    failed: t('text_failed'),
    retry: t('try_again'),
    table: t('table'),
    newWindow: t('new_window'),
  };
}
