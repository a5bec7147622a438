import { useTranslation } from 'react-i18next';
import { PageMeta } from '@baize/routing';
import { ErrorState } from '@baize/ui';
import { Logo } from '../header/Logo.tsx';
import { FullScreenMessage } from './FullScreenMessage.tsx';

/** The options couldn't be loaded and none are stored: shows an error with a retry button. */
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
