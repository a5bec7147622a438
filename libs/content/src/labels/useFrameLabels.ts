import { useTranslation } from 'react-i18next';
import type { FrameHostProps } from '@baize/ui';

/** Labels of a third-party iframe: loading, slow, refused, failed. */
export function useFrameLabels(): FrameHostProps['labels'] {
  const { t } = useTranslation('content');
  return {
    loading: t('embed_loading'),
    stillLoading: t('embed_slow'),
    retry: t('try_again'),
    refusedTitle: t('embed_refused'),
    refusedText: t('embed_refused_text'),
    failedTitle: t('embed_failed'),
    failedText: t('embed_failed_text'),
  };
}
