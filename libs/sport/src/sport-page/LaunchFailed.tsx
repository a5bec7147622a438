import { errorMessageKey, isApiError } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { ErrorState } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './HomeLink.tsx';
import { MessageArea } from './MessageArea.ts';

/** Shown if a provider's page can't be opened: the reason from the status map, a retry, and a link back. */
export function LaunchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('sport');
  const serverText = useServerText();
  const isUnreadable = isApiError(error) && error.failure === 'unreadable';
  return (
    <MessageArea>
      <ErrorState
        title={t('failed')}
        text={isUnreadable ? t('nothing_sent') : serverText(errorMessageKey(error))}
        retryLabel={t('try_again')}
        onRetry={onRetry}
        action={<HomeLink />}
      />
    </MessageArea>
  );
}
