import type { Profile } from '@baize/api';
import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { useProfile } from '@baize/player';
import { ErrorState, Skeleton } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  children: (me: Profile) => ReactNode;
}

/**
 * Renders its child with the profile, or a loading or error state. The profile stored at login isn't used, because a
 * form would start with outdated values.
 */
export function ProfileGate({ children }: Props) {
  const { t } = useTranslation('accountProfile');
  const serverText = useServerText();
  const { data: me, dataUpdatedAt, error, refetch, isFetching } = useProfile();
  if (me && dataUpdatedAt > 0) return children(me);
  if (error)
    return (
      <ErrorState
        title={t('not_loaded')}
        text={serverText(errorMessageKey(error), 'please_try_again')}
        retryLabel={t('try_again')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  );
}
