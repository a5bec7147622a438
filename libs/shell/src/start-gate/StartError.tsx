import { useTranslation } from 'react-i18next';
import { PageMeta } from '@baize/routing';
import { ErrorState } from '@baize/ui';
import { Logo } from '../header/Logo.tsx';
import { FullScreenMessage } from './FullScreenMessage.tsx';

export interface StartErrorProps {
  /** By default it names the connection as the cause. */
  title?: string;
  text?: string;
  retry: () => void;
  retrying: boolean;
}

/** Shown if the options couldn't be loaded and none are stored: an error with a retry button. */
export function StartError({ title, text, retry, retrying }: StartErrorProps) {
  const { t } = useTranslation('shell');
  const heading = title ?? t('start_failed');
  return (
    <FullScreenMessage>
      <PageMeta title={heading} unlisted />
      <Logo />
      <ErrorState
        level={1}
        title={heading}
        text={text ?? t('start_failed_text')}
        retryLabel={t('try_again')}
        onRetry={retry}
        retrying={retrying}
      />
    </FullScreenMessage>
  );
}
