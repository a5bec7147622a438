import { useText } from '@baize/i18n';
import { ErrorState } from '@baize/ui';
import { shellMessages } from '../messages.ts';

/** The site's options could not be loaded and none are remembered: say so, and offer to try again. */
export function StartError({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const t = useText(shellMessages);
  return (
    <ErrorState
      level={1}
      title={t('start_failed')}
      text={t('start_failed_text')}
      retryLabel={t('try_again')}
      onRetry={retry}
      retrying={retrying}
    />
  );
}
