import { useTranslation } from 'react-i18next';
import type { SafeHtmlProps } from '@baize/ui';

/** The labels of `SafeHtml`, in the player's language. */
export function useHtmlLabels(): SafeHtmlProps['labels'] {
  const { t } = useTranslation('content');
  return {
    loading: t('text_loading'),
    failed: t('text_failed'),
    retry: t('try_again'),
    table: t('table'),
    newWindow: t('new_window'),
  };
}
