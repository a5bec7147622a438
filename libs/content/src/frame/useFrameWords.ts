import { useText } from '@baize/i18n';
import type { FrameHostProps } from '@baize/ui';
import { contentMessages } from '../messages.ts';

/** What the frame of another house's page says while it loads, is slow, refused or does not come. */
export function useFrameWords(): FrameHostProps['words'] {
  const t = useText(contentMessages);
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
