import { useTranslation } from 'react-i18next';
import { PageMeta } from '@baize/routing';
import { ErrorState } from '@baize/ui';
import { Logo } from '../header/Logo.tsx';
import { FullScreenMessage } from './FullScreenMessage.tsx';

/** The site's options could not be loaded and none are remembered: say so, and offer to try again. */
export function StartError({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <FullScreenMessage>
      <PageMeta title={t('start_failed')} unlisted />
      <Logo />
      <ErrorState
        level={1}
        title={t('start_failed')}
        text={t('start_failed_text')}
        retryLabel={t('try_again')}
        onRetry={retry}
        retrying={retrying}
      />
    </FullScreenMessage>
  );
}
