import { errorMessageKey } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { useHasRoute } from '@baize/routing';
import { ButtonLink, DeviceIcon, EmptyState, ErrorState, HistoryIcon, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { LoginList } from './LoginList.tsx';
import { securityQueries } from './securityQueries.ts';

const HISTORY = '/SessionHistory';
const SHOWN = 5;

/** The latest logins by device and address, with the way to all of them. */
export function LatestLogins() {
  const { t } = useTranslation('accountProfile');
  const hasHistory = useHasRoute()(HISTORY);
  return (
    <SectionCard icon={HistoryIcon} title={t('logins_title')} text={t('logins_text')}>
      <Rows />
      {hasHistory && (
        <ButtonLink variant="secondary" href={HISTORY}>
          {t('logins_all')}
        </ButtonLink>
      )}
    </SectionCard>
  );
}

function Rows() {
  const { t } = useTranslation('accountProfile');
  const serverText = useServerText();
  const { data: rows, error, refetch, isFetching } = useQuery(securityQueries.logins());
  if (rows?.length) return <LoginList rows={rows.slice(0, SHOWN)} />;
  if (rows) return <EmptyState icon={DeviceIcon} title={t('logins_none')} />;
  if (!error) return <Skeleton height="240px" />;
  return (
    <ErrorState
      title={t('not_loaded')}
      text={serverText(errorMessageKey(error))}
      retryLabel={t('try_again')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
